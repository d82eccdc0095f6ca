import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Count, Exact, Id, ListOf, ModuleType, Nullable, optionalPage, Text, Url } from '../../fields.ts';

/** A module offered in the requested zones. `hero_title` and `hero_sub_title` head its home page, beside the enlarged thumbnail. */
export const Module = Exact({
  id: Id,
  module_type: ModuleType,
  module_name: Text,
  description: Text,
  hero_title: Text,
  hero_sub_title: Text,
  icon_full_url: Nullable(Url),
  thumbnail_full_url: Nullable(Url),
  stores_count: Count,
  items_count: Count,
  zones: Type.Array(Exact({ id: Id })),
});
export type Module = Static<typeof Module>;

export const modules = {
  list: endpoint({
    method: 'GET',
    path: '/module',
    summary: 'Modules of the zones in the header',
    tag: 'Modules',
    access: 'anyone',
    rate: 'browse',
    cacheSeconds: 60,
    dependsOn: 'zones',
    query: Exact(optionalPage),
    reply: ListOf('modules', Module),
  }),
};
