-- Rows of every table as the version before this one writes them, as CONTRIBUTING.md has them written at a release.

insert into matches (after, aside_at, aside_from, aside_why, channel, closed, deal, due, ended_at, game, guild, has_results, id, interaction, lang, listed, number, opened_at, opened_by, pace, place, rules, state, table_json, trouble, version, warned) values (null, null, null, null, 100, null, 'null', null, 3, 'kintei', null, 1, 'RYRN', 1, 'en', 1, 2, 0, 1300000000000000777, 'normal', null, 1, 'over', '{"seats":2,"options":{"slide":"any"}}', null, 16, null);
insert into matches (after, aside_at, aside_from, aside_why, channel, closed, deal, due, ended_at, game, guild, has_results, id, interaction, lang, listed, number, opened_at, opened_by, pace, place, rules, state, table_json, trouble, version, warned) values (null, null, null, null, 100, null, 'null', null, null, 'kintei', null, 0, 'KQX4', 50, 'en', 1, 1, 0, 1, 'normal', null, 1, 'running', '{"seats":2,"options":{"slide":"any"}}', null, 14, null);
insert into matches (after, aside_at, aside_from, aside_why, channel, closed, deal, due, ended_at, game, guild, has_results, id, interaction, lang, listed, number, opened_at, opened_by, pace, place, rules, state, table_json, trouble, version, warned) values (null, null, null, null, 100, null, '{"hands":[[1,2,2,3,3,3,4,4],[1,1,1,2,2,3,4,4]],"placed":{}}', null, null, 'mindoku', null, 0, '9F99', 4, 'en', 1, 0, 4, 1300000000000000777, 'normal', null, 1, 'running', '{"seats":2,"options":{"board":"4x","mode":"competitive","referee":"players"}}', null, 11, null);
insert into matches (after, aside_at, aside_from, aside_why, channel, closed, deal, due, ended_at, game, guild, has_results, id, interaction, lang, listed, number, opened_at, opened_by, pace, place, rules, state, table_json, trouble, version, warned) values (null, null, null, null, 100, null, null, 2592000006, null, 'kintei', null, 0, 'HYRE', 5, 'en', 1, 0, 6, 1300000000000000777, 'normal', null, 1, 'lobby', '{"seats":2,"options":{"slide":"any"}}', null, 2, null);
insert into matches (after, aside_at, aside_from, aside_why, channel, closed, deal, due, ended_at, game, guild, has_results, id, interaction, lang, listed, number, opened_at, opened_by, pace, place, rules, state, table_json, trouble, version, warned) values (null, null, null, null, 100, null, null, 2592000007, null, 'kintei', null, 0, 'YP6H', 6, 'en', 1, 0, 7, 1, 'normal', null, 1, 'lobby', '{"seats":2,"options":{"slide":"any"}}', null, 3, null);

insert into blocks (blocked, person, since) values (1300000000000000777, 3, 9);
insert into blocks (blocked, person, since) values (3, 1300000000000000777, 8);

insert into closed_dms (person, told) values (1300000000000000777, 0);

insert into deletions (asked_at, person) values (5, 91);

insert into events (at, clock, data, interaction, kind, match_id, number, seat) values (2, 259199999, '{"text":"a1 b2"}', 2, 'turn', 'RYRN', 1, 1);
insert into events (at, clock, data, interaction, kind, match_id, number, seat) values (3, 259199999, null, 3, 'leave', 'RYRN', 2, 2);
insert into events (at, clock, data, interaction, kind, match_id, number, seat) values (9, 259199992, '{"text":"a1 b2"}', 51, 'turn', 'KQX4', 1, 1);

insert into failures (due, match_id, tries, why) values (4, '9F99', 3, 'It''s “ill”');

insert into heartbeat (at, shard, shards) values (1700000000000, 0, 1);

insert into invitations (match_id, person, place) values ('YP6H', 1300000000000000777, 1);

insert into messages (channel, kind, match_id, message, number, person) values (7, 'card', '9F99', 8, 0, 1300000000000000777);
insert into messages (channel, kind, match_id, message, number, person) values (7, 'panel', '9F99', 8, 0, null);
insert into messages (channel, kind, match_id, message, number, person) values (7, 'panel', 'RYRN', 8, 0, null);

insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 1, 'lobby', 'RYRN', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 15, 'lobby', 'KQX4', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 16, 'panel', 'KQX4', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 17, 'ping', 'KQX4', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 2, 'panel', 'RYRN', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 1, 3, 'ping', 'RYRN', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 2, 4, 'panel', 'RYRN', 1, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 2, 5, 'ping', 'RYRN', 1, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 3, 6, 'panel', 'RYRN', 2, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 3, 7, 'lobby', 'RYRN', 2, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 3, 8, 'ping', 'RYRN', 2, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 3, 9, 'talk', 'RYRN', 2, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 5, 10, 'lobby', '9F99', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 5, 11, 'panel', '9F99', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 5, 12, 'ping', '9F99', 0, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 5, 13, 'card', '9F99', 0, null, 1300000000000000777, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 5, 14, 'card', '9F99', 0, null, 2, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 9, 18, 'panel', 'KQX4', 1, null, null, 0, 0);
insert into notices (asked, done, due, id, kind, match_id, number, outcome, person, round, tries) values (0, null, 9, 19, 'ping', 'KQX4', 1, null, null, 0, 0);

insert into open_channels (channel, guild) values (2, 1);

insert into outages (began, ended, shard, shards) values (5, 6, 0, 1);

insert into preferences (every, next, person, points, quiet_from, quiet_to, way, zone) values (7, 0, 93, 1, 1300, 400, 'mention', 'Europe/Rome');

insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (259199999, null, 3, 0, 0, 'RYRN', 2, null, null, 2, null, 2, 0, 0, null, null);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (259200000, 259200005, null, 0, 0, '9F99', 1300000000000000777, null, 129600005, null, 5, 1, 0, 0, null, 5);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (259200000, 259200009, null, 0, 0, 'KQX4', 2, null, 129600009, null, 9, 2, 0, 0, null, 9);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (259200000, null, null, 0, 0, '9F99', 2, null, null, null, null, 2, 0, 0, null, null);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (345599992, null, null, 0, 0, 'KQX4', 1, null, null, null, null, 1, 0, 0, null, null);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (345599999, null, 3, 0, 0, 'RYRN', 1300000000000000777, null, null, 1, null, 1, 0, 0, null, null);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (null, null, null, 0, 0, 'HYRE', 1300000000000000777, null, null, null, null, 1, 0, 0, null, null);
insert into seats (bank, deadline, ended_at, given, gone, match_id, person, reminded, reminds, result, runs, seat, snoozed, spent, strength, waits) values (null, null, null, 0, 0, 'YP6H', 1, null, null, null, null, 1, 0, 0, null, null);

insert into settings (guild, moderators, pace, per_person, per_server, quiet, strength, threads) values (1, 0, 'normal', 20, 200, 1, 'medium', 1);

insert into to_show (deadline, id, match_id, seat, until) values (77, 1, '9F99', 2, 99);

insert into vacations (began, ended, ends, person) values (1, null, 9, 92);
insert into vacations (began, ended, ends, person) values (3, 4, 4, 2);
