import { endpoint } from '../../endpoint.ts';
import { Count, Exact, Id, ListOf, Nullable, page, optionalPage, Text, Url } from '../../fields.ts';
import { ItemCard } from './item-card.ts';
import { OnHome } from './items.ts';

/** A health condition of the pharmacy with the number of its items (entity-39). */
export const CommonCondition = Exact({ id: Id, name: Text, image_full_url: Nullable(Url), items_count: Count });

const list = { method: 'GET', tag: 'Common conditions', access: 'anyone', rate: 'browse', dependsOn: 'module' } as const;

export const conditions = {
  list: endpoint({
    ...list,
    path: '/common-condition',
    summary: 'What people treat at home',
    query: Exact(optionalPage),
    reply: ListOf('data', CommonCondition),
    cacheSeconds: 300,
  }),
  items: endpoint({
    ...list,
    path: '/common-condition/items/{id}',
    summary: 'Items that help with a condition',
    params: Exact({ id: Id }),
    query: Exact({ ...page(20), home: OnHome }),
    reply: ListOf('products', ItemCard),
    problems: { 'condition-not-found': { status: 404, message: 'This condition does not exist.' } },
    cacheSeconds: 30,
  }),
};
