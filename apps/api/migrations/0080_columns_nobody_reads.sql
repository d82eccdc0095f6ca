-- Settings and marks that nothing ever read: who set one got nothing for it. What is wanted later comes with the code that reads it.
-- The triggers of versions name every column of their table, so they make room first and are made anew.

drop trigger settings_version_changed on settings;
drop trigger settings_tell_changed on settings;
alter table settings drop column is_public;
select watch_catalogue('settings', 'content');
create trigger settings_tell_changed after update on settings
  for each row when ((old.key, old.kind, old.value) is distinct from (new.key, new.kind, new.value))
  execute function tell_settings_changed();

drop trigger zone_modules_version_changed on zone_modules;
alter table zone_modules drop column tax_on_packaging, drop column tax_on_additional, drop column tax_on_delivery;
select watch_catalogue('zone_modules', 'catalogue');

drop trigger stores_version_changed on stores;
alter table stores drop column chat_enabled, drop column delivery_radius_metres;
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent}');

drop trigger modules_version_changed on modules;
alter table modules drop column accent;
select watch_catalogue('modules', 'catalogue');

drop trigger item_variations_version_changed on item_variations;
alter table item_variations drop column sku;
select watch_catalogue('item_variations', 'catalogue');

alter table orders drop column hand_over_code;
alter table one_time_codes drop column request_hash;
alter table media_objects drop column delete_at;
drop table place_answers;
