-- How often a notice was asked for: what is asked for again while it is being delivered is not done by that delivery.
alter table notices add column asked integer not null default 0;
