-- Whether a person's only legal turn is played for them.
alter table preferences add column forced bigint not null default 0 check (forced in (0, 1));

-- What is prepared for a seat of a running match by its holder, and is none of the next holder's: `lines` are the answers to turns after event `base`, as JSON, '' none;
-- `due` is when a turn is to be played by itself if event `number` is still the last; `played` counts the answers played.
create table plans (
    match_id text not null,
    seat bigint not null,
    person bigint not null,
    lines text not null default '',
    base bigint not null default 0,
    number bigint,
    due bigint,
    played bigint not null default 0,
    primary key (match_id, seat, person)
);
create index plans_by_due on plans (due) where due is not null;
create index plans_by_person on plans (person);
