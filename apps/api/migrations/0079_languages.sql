-- Lists by name are read in each language by an index of its own; a new language is added by a migration that calls this with its code.
create function add_language(locale text) returns void language plpgsql as $$
declare
  suffix text := replace(lower(locale), '-', '_');
begin
  execute format('create index if not exists %I on items (zone_id, module_id, lower(coalesce(name->>%L, name->>''en'')), id) where is_listed', 'items_by_name_' || suffix, locale);
  execute format('create index if not exists %I on stores (zone_id, module_id, lower(coalesce(name->>%L, name->>''en'')), id) where is_active', 'stores_by_name_' || suffix, locale);
end $$;
