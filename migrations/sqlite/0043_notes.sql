-- What the holder of a seat has written to themselves, '' for nothing.
alter table plans add column note text not null default '';
