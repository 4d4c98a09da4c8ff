-- What was told, and by which interaction something was done, is kept for a while and then forgotten: found by how old it is.
create index notices_done on notices (done) where done is not null;
create index events_by_tap on events (at) where interaction is not null;
