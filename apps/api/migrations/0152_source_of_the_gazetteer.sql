-- The file from which the tables of the gazetteer were filled, so that a new one is loaded once. One row; none for the demo city.

create table gazetteer_source (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$')
);
