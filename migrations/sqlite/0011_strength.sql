-- How strong the computer plays on a seat of its own. Null: a person's seat; or one the computer took before there was a
-- choice, where it goes on as what is usual now, medium.
alter table seats add column strength text check (strength in ('easy', 'medium', 'strong'));

-- How strong it plays on a server where nobody says otherwise.
alter table settings add column strength text not null default 'medium'
    check (strength in ('easy', 'medium', 'strong'));
