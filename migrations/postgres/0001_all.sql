-- Everything, as SQLite's database has it after its change 18 (there the comments say what each column holds). Codes of
-- matches are ordered by their letters' bytes in both.

create table matches (
    id text collate "C" primary key,
    game text not null,
    rules bigint not null,
    table_json text not null,
    listed bigint not null check (listed in (0, 1)),
    state text not null check (state in ('lobby', 'running', 'over', 'cancelled', 'aside')),
    deal text,
    number bigint not null default 0,
    guild bigint,
    lang text not null,
    channel bigint not null,
    place bigint,
    trouble text,
    opened_by bigint,
    opened_at bigint not null,
    ended_at bigint,
    interaction bigint not null unique,
    pace text not null default 'none' check (pace in ('none', 'live', 'fast', 'normal', 'slow')),
    closed text check (closed in ('aborted', 'abandoned')),
    due bigint,
    warned bigint,
    after text collate "C" references matches (id),
    version bigint not null default 0,
    aside_from text check (aside_from in ('lobby', 'running', 'over', 'cancelled')),
    aside_why text,
    aside_at bigint,
    check ((state in ('lobby', 'cancelled')) = (deal is null) or state = 'aside')
);

create unique index matches_after on matches (after) where after is not null;
create index matches_aside on matches (id) where state = 'aside';
create index matches_by_channel on matches (channel, state) where ended_at is null;
create index matches_by_guild on matches (guild, state) where ended_at is null;
create index matches_by_opener on matches (opened_by, opened_at);
create index matches_by_state on matches (state) where state in ('lobby', 'running');
create index matches_by_place on matches (place, state, opened_at) where place is not null;
create index matches_due on matches (due, id) where due is not null;
create index matches_unfinished on matches (id) where ended_at is null;

create table seats (
    match_id text collate "C" not null references matches (id),
    seat bigint not null check (seat > 0),
    person bigint,
    strength text check (strength in ('easy', 'medium', 'strong')),
    waits bigint,
    bank bigint,
    spent bigint not null default 0,
    runs bigint,
    deadline bigint,
    gone bigint not null default 0 check (gone in (0, 1)),
    reminds bigint,
    reminded bigint,
    given bigint not null default 0,
    snoozed bigint not null default 0 check (snoozed in (0, 1)),
    ended_at bigint,
    primary key (match_id, seat),
    constraint seats_by_holder unique (match_id, person)
);

create index seats_by_clock on seats (runs) where runs is not null;
create index seats_by_deadline on seats (deadline, match_id, seat) where deadline is not null;
create index seats_by_person on seats (person, ended_at, match_id) where person is not null;
create index seats_by_reminder on seats (reminds, match_id, seat) where reminds is not null;

create table invitations (
    match_id text collate "C" not null references matches (id),
    person bigint not null,
    place bigint not null default 0,
    primary key (match_id, person)
);

create index invitations_by_person on invitations (person);

create table events (
    match_id text collate "C" not null references matches (id),
    number bigint not null check (number > 0),
    seat bigint check (seat > 0),
    kind text not null check (kind in (
        'turn', 'claim', 'skip', 'leave', 'undo', 'draw', 'abort', 'abandon',
        'offer', 'request', 'accept', 'decline', 'withdraw', 'open', 'keep', 'take', 'time')),
    data text check (json_typeof(data::json) = 'object'),
    at bigint not null,
    clock bigint,
    interaction bigint,
    primary key (match_id, number)
);

create unique index events_by_interaction on events (interaction) where interaction is not null;
create index events_by_tap on events (at) where interaction is not null;

create table notices (
    id bigint primary key,
    match_id text collate "C" not null references matches (id),
    number bigint not null,
    kind text not null check (kind in (
        'lobby', 'panel', 'ping', 'card', 'think', 'talk', 'remind', 'next', 'warn')),
    person bigint,
    round bigint not null default 0,
    tries bigint not null default 0,
    due bigint not null,
    done bigint,
    outcome text check (outcome in ('delivered', 'superseded', 'refused')),
    asked bigint not null default 0
);

create unique index notices_once on notices (match_id, number, kind, coalesce(person, 0), round);
create index notices_by_person on notices (person) where person is not null;
create index notices_done on notices (done) where done is not null;
create index notices_of_match on notices (match_id, kind) where done is null;
create index notices_refused on notices (id) where outcome = 'refused';
create index notices_to_do on notices (due, id) where done is null;

create table messages (
    match_id text collate "C" not null references matches (id),
    kind text not null check (kind in ('lobby', 'panel', 'ping', 'card', 'talk', 'remind')),
    person bigint,
    channel bigint not null,
    message bigint not null,
    number bigint not null
);

create unique index messages_once on messages (match_id, kind, coalesce(person, 0));
create index messages_by_person on messages (person) where person is not null;

create table failures (
    match_id text collate "C" primary key references matches (id),
    tries bigint not null,
    due bigint not null,
    why text not null
);

create table blocks (
    person bigint not null,
    blocked bigint not null check (blocked <> person),
    since bigint not null,
    primary key (person, blocked)
);

create index blocks_by_blocked on blocks (blocked);

create table closed_dms (
    person bigint primary key,
    told bigint not null default 0 check (told in (0, 1))
);

create table deletions (
    person bigint primary key,
    asked_at bigint not null
);

create table vacations (
    person bigint not null,
    began bigint not null,
    ends bigint not null check (ends > began),
    ended bigint check (ended >= began),
    primary key (person, began)
);

create index vacations_by_end on vacations (ends) where ended is null;
create unique index vacations_now on vacations (person) where ended is null;

create table preferences (
    person bigint primary key,
    points bigint not null default 1 check (points in (0, 1)),
    every bigint check (every > 0),
    way text not null default 'mention' check (way in ('mention', 'dm')),
    next bigint not null default 0 check (next in (0, 1)),
    zone text,
    quiet_from bigint check (quiet_from between 0 and 1439),
    quiet_to bigint check (quiet_to between 0 and 1439),
    check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null or zone is not null)),
    check (quiet_from <> quiet_to)
);

create table settings (
    guild bigint primary key,
    threads bigint not null check (threads in (0, 1)),
    pace text not null check (pace in ('none', 'live', 'fast', 'normal', 'slow')),
    quiet bigint not null check (quiet in (0, 1)),
    per_person bigint check (per_person > 0),
    per_server bigint check (per_server > 0),
    moderators bigint not null check (moderators in (0, 1)),
    strength text not null default 'medium' check (strength in ('easy', 'medium', 'strong'))
);

create table open_channels (
    guild bigint not null,
    channel bigint not null,
    primary key (guild, channel)
);

create table heartbeat (
    id bigint primary key check (id = 1),
    at bigint not null
);

create table outages (
    began bigint primary key,
    ended bigint not null check (ended > began)
);

create table to_show (
    id bigint primary key check (id = 1),
    deadline bigint not null,
    match_id text collate "C" not null,
    seat bigint not null,
    until bigint not null
);

-- The version of a match is another one after every change of what its record is made of, whoever makes it.

create function raise_own_version() returns trigger language plpgsql as $$ begin
    new.version := old.version + 1;
    return new;
end $$;

create trigger matches_changed before update of id, game, rules, table_json, listed, state, deal, number, guild, lang, channel,
    place, trouble, opened_by, opened_at, interaction, pace, closed, warned, after on matches
for each row when (new.version = old.version) execute function raise_own_version();

create function raise_version_of_match() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
        update matches set version = version + 1 where id = old.match_id;
    else
        update matches set version = version + 1 where id = new.match_id;
    end if;
    return null;
end $$;

create trigger seats_added after insert or delete on seats
for each row execute function raise_version_of_match();

create trigger seats_changed after update of match_id, seat, person, strength, waits, gone, bank, spent, runs, deadline, reminds,
    reminded, given, snoozed on seats
for each row execute function raise_version_of_match();

create trigger invitations_changed after insert or update or delete on invitations
for each row execute function raise_version_of_match();

create function raise_versions_of_person() returns trigger language plpgsql as $$ declare
    who bigint;
begin
    if tg_op = 'DELETE' then who := old.person; else who := new.person; end if;
    update matches set version = version + 1 where id in (
        select match_id from seats where person = who and ended_at is null);
    return null;
end $$;

create trigger vacations_changed after insert or update or delete on vacations
for each row execute function raise_versions_of_person();

-- The elements of a list that is a parameter, by the name and in the columns SQLite has them.

create function json_each(list text) returns table (key bigint, value jsonb) language sql immutable as $$
    select nth - 1, element from jsonb_array_elements(list::jsonb) with ordinality as elements (element, nth)
$$;
