-- Tours: a server's year of small contests. `form` has a word for a tour; a version without that word leaves the row alone. `tour`: of a
-- small contest, the tour that opened it; `nth`: its number there, from 1 on. Of a tour `round` counts the small contests that were opened.
alter table contests drop constraint contests_form_check;
alter table contests add constraint contests_form_check check (form in ('tables', 'together', 'tour'));
alter table contests add column tour bigint references contests (id);
alter table contests add column nth bigint;
create unique index contests_by_tour on contests (tour, nth) where tour is not null;
