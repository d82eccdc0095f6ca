-- What is kept of an item beside its categories follows every order; it is no change of the catalogue, any more than the item's own counters are.
drop trigger item_categories_version on item_categories;
create trigger item_categories_version after insert or delete or update of item_id, category_id on item_categories
  for each statement execute function bump_catalogue_version('catalogue');
