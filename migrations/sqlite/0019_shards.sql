-- Servers are served in parts, over several connections (shards): each part has its own heartbeat, and its own outages.

create table heartbeats (
    shard bigint not null check (shard >= 0),
    -- How many parts there are where it is one of them.
    shards bigint not null check (shards > shard),
    at bigint not null,
    primary key (shards, shard)
);
insert into heartbeats (shard, shards, at) select 0, 1, at from heartbeat;
drop table heartbeat;
alter table heartbeats rename to heartbeat;

create table lost (
    began bigint not null,
    ended bigint not null check (ended > began),
    shard bigint not null,
    shards bigint not null,
    primary key (began, shards, shard)
);
insert into lost (began, ended, shard, shards) select began, ended, 0, 1 from outages;
drop table outages;
alter table lost rename to outages;
