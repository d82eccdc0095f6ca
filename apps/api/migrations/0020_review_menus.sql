-- The menu above the best reviewed items of a module, in the operator's words: each entry stands for some categories, or for what came lately.
-- A module without entries shows the categories of its best reviewed items.
create table review_menus (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  name localized not null,
  newest_days smallint check (newest_days > 0),
  position int not null default 0,
  is_active boolean not null default true
);
create index review_menus_module on review_menus (module_id, position);

create table review_menu_categories (
  menu_id bigint not null references review_menus on delete cascade,
  category_id bigint not null references categories on delete cascade,
  primary key (menu_id, category_id)
);
create index review_menu_categories_category on review_menu_categories (category_id);
