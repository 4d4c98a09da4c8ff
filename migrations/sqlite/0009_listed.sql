-- Where somebody is listed among those invited: that is where they will sit.
alter table invitations add column place bigint not null default 0;
