-- The file from which the tables of the gazetteer were filled, so that a new one is loaded once. Empty for those of the demo city.

create table gazetteer_source (
  only_row boolean primary key default true check (only_row),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);
