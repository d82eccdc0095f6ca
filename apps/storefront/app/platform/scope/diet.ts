import { calls } from '@bozor/contract/shop/calls.ts';
import type { DietPreference } from '@bozor/domain/storage/parse-stored.ts';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { useCallback } from 'react';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { useScope } from './scope-context.tsx';
import { readStored, useStored, writeStored } from '../storage.ts';

/** Item lists that the customer's diet filters, and the query parameter for it. */
const NARROWED: Readonly<Record<string, 'type' | 'filter'>> = {
  [calls.items.popular.path]: 'type',
  [calls.items.discounted.path]: 'type',
  [calls.items.mostReviewed.path]: 'type',
  [calls.items.newArrival.path]: 'type',
  [calls.items.ofCategory.path]: 'type',
  [calls.items.ofFeaturedCategories.path]: 'type',
  [calls.items.recommended.path]: 'filter',
  [calls.search.listing.path]: 'type',
  [calls.stores.items.path]: 'type',
};

export interface DietChoice {
  /** The chosen diet; undefined means both. */
  readonly diet: DietPreference | undefined;
  readonly choose: (diet: DietPreference | undefined) => void;
}

/** The customer's diet, stored in this browser and applied to food lists (footer-15). */
export function useDiet(): DietChoice {
  const settings = useStored('settings');
  const choose = useCallback(
    (diet: DietPreference | undefined) =>
      writeStored('settings', { direction: directionOf(document.documentElement.lang), ...readStored('settings'), diet }),
    [],
  );
  return { diet: settings?.diet, choose };
}

/** Diet filter of the active module: only for food, and only in the browser. */
export function useDietOfModule(): DietPreference | undefined {
  const { moduleId } = useScope();
  const { diet } = useDiet();
  const module = useStored('module');
  return module?.module_type === 'food' && module.id === moduleId ? diet : undefined;
}

/** Adds the diet to a query, unless the query sets one itself. */
export function withDiet<Query extends ApiQuery>(query: Query, diet: DietPreference | undefined): Query {
  const name = diet && NARROWED[query.call.path];
  if (!name) return query;
  const input: { readonly query?: Readonly<Record<string, unknown>> } | undefined = query.input;
  const chosen = input?.query?.[name];
  return chosen === undefined || chosen === 'all' ? { ...query, input: { ...input, query: { ...input?.query, [name]: diet } } } : query;
}
