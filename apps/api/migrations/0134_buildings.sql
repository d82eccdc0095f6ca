-- Houses with their numbers: an address leads to its house, and a point is named after the nearest one. They are read by query, not
-- cached: a city has a hundred thousand.

create table buildings (
  road_id bigint not null references roads on delete cascade,
  -- The domain's key of the house number: upper case, Latin letters (15A, 15/2).
  house_key text not null check (house_key ~ '^[1-9][0-9]{0,3}[A-Z0-9/]{0,8}$'),
  -- As it is displayed.
  house text not null check (house <> '' and length(house) <= 20),
  number int not null generated always as (substring(house_key from '^[0-9]+')::int) stored,
  lat latitude not null,
  lng longitude not null,
  primary key (road_id, house_key)
);
create index buildings_point on buildings using gist (point(lng, lat));
