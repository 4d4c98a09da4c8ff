-- Whether a server has ladders.
alter table settings add column ladders bigint not null default 0 check (ladders in (0, 1));

-- The ladders of servers, one for each game. `due`: when it is looked at; `off`: since when the server has switched ladders off.
create table ladders (
    guild bigint not null,
    game text not null,
    due bigint,
    off bigint,
    -- The living message: its channel and message, when it is to be edited, until when a process keeps it from the others, and whether
    -- Discord refused it; `former_channel`, `former`: the message whose place it takes, which is to be deleted.
    channel bigint,
    message bigint,
    posted bigint not null default 0,
    shown bigint,
    taken bigint not null default 0,
    refused bigint not null default 0 check (refused in (0, 1)),
    former_channel bigint,
    former bigint,
    primary key (guild, game)
);
create index ladders_by_due on ladders (due) where due is not null;
create index ladders_by_shown on ladders (shown) where shown is not null;

-- The people of a ladder. `rung`: their order, which may have gaps; `since`: the end of their last meeting, or when they joined;
-- `rests`: since when they rest, with the rung that they had; `declined`: when they last declined a challenge for nothing.
create table ladder_people (
    guild bigint not null,
    game text not null,
    person bigint not null,
    rung bigint not null,
    since bigint not null,
    rests bigint,
    declined bigint,
    primary key (guild, game, person)
);
create index ladder_people_by_person on ladder_people (person);

-- The challenges of a ladder. `id`: the interaction that made it; `ended`: when it was declined or lapsed, or its meeting ended; null:
-- it is open, or played in both matches.
create table ladder_challenges (
    id bigint primary key,
    guild bigint not null,
    game text not null,
    challenger bigint not null,
    challenged bigint not null,
    sent bigint not null,
    pace text not null,
    channel bigint not null,
    within bigint,
    lang text not null,
    first text references matches (id),
    second text references matches (id),
    ended bigint
);
create unique index ladder_challenges_sent on ladder_challenges (guild, game, challenger) where ended is null;
create unique index ladder_challenges_received on ladder_challenges (guild, game, challenged) where ended is null;
create index ladder_challenges_by_ladder on ladder_challenges (guild, game);
create index ladder_challenges_by_challenger on ladder_challenges (challenger);
create index ladder_challenges_by_challenged on ladder_challenges (challenged);
create unique index ladder_challenges_by_first on ladder_challenges (first) where first is not null;
create unique index ladder_challenges_by_second on ladder_challenges (second) where second is not null;

-- Direct messages about a ladder that are to be sent.
create table ladder_notes (
    guild bigint not null,
    game text not null,
    person bigint not null,
    kind text not null check (kind in ('challenged', 'declined', 'stepped', 'late', 'idle')),
    due bigint not null,
    taken bigint not null default 0,
    primary key (guild, game, person, kind)
);
create index ladder_notes_by_due on ladder_notes (due);
create index ladder_notes_by_person on ladder_notes (person);

-- A person whom an older program erases beside this one loses that too.
create trigger ladders_erased after delete on deletions begin
    delete from ladder_people where person = old.person;
    delete from ladder_challenges where challenger = old.person or challenged = old.person;
    delete from ladder_notes where person = old.person;
end;
