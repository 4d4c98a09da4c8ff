-- Tours: a server's year of small contests. `form` has a word for a tour; a version without that word leaves the row alone. `tour`: of a
-- small contest, the tour that opened it; `nth`: its number there, from 1 on. Of a tour `round` counts the small contests that were opened.
alter table contests rename column form to form_before;
alter table contests add column form text check (form in ('tables', 'together', 'tour'));
update contests set form = form_before where form_before is not null;
alter table contests drop column form_before;
alter table contests add column tour bigint references contests (id);
alter table contests add column nth bigint;
create unique index contests_by_tour on contests (tour, nth) where tour is not null;
