-- What the gazetteer knows is kept in memory by every process: it is told when that changes.

do $$
declare
  each text;
begin
  foreach each in array array['districts', 'places', 'roads'] loop
    execute format('create trigger %1$s_version after insert or update or delete on %1$I for each statement execute function bump_catalogue_version(''catalogue'')', each);
  end loop;
end $$;
