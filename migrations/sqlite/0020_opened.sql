-- By which interaction a match was opened is kept for as long as that can be delivered a second time, like those of turns. It
-- cannot be null, so what is forgotten is a number below zero, which no interaction has.
create index matches_by_tap on matches (opened_at) where interaction > 0;

-- A match has one rematch, but for those that were called off before they began.
drop index matches_after;
create unique index matches_after on matches (after) where after is not null and state <> 'cancelled';
