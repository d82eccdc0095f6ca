-- A tag is read on the page of an item and searched for from there: in the reader's language, like everything else about it.
alter table tags drop constraint tags_name_check;
alter table tags drop constraint tags_name_key;
alter table tags alter column name type localized using jsonb_build_object('en', name);
create unique index tags_name on tags ((name->>'en'));
