-- A seat without a person is the computer's, or (1) of somebody who has had everything about them erased.
alter table seats add column gone bigint not null default 0 check (gone in (0, 1));

-- People who want everything about them erased and for whom that is not finished: begun again after a crash.
create table deletions (
    person bigint primary key not null,
    asked_at bigint not null
);
