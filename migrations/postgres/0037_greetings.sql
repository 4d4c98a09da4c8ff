-- The greeting of each server that the bot was added to: when it is due, null once it is posted.
create table greetings (
    guild bigint primary key,
    due bigint,
    taken bigint not null default 0
);
create index greetings_by_due on greetings (due) where due is not null;
