-- After an outage clocks show another time. That is shown lazily, the least time first: from which seat on it is still to be
-- done, and up to which deadline.
create table to_show (
    id bigint primary key not null check (id = 1),
    deadline bigint not null,
    match_id text not null,
    seat bigint not null,
    until bigint not null
);
