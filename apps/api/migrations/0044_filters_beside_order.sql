-- The price now and the allergens, too, are asked of the index alone.
drop index items_popular;
create index items_popular on items (zone_id, module_id, popularity desc, id)
  include (store_id, brand_id, veg, is_halal, allergens, avg_rating, initials, price_minor, discount, discount_type) where is_listed;
