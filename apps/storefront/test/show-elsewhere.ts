import { QueryObserver } from '@tanstack/react-query';
import type { RenderedShop } from './render-shop.tsx';
import { nameOf, type AnyEndpoint } from './shop-server.ts';

/** Shows the answer of a call elsewhere on the page. `isStale` is true until it is asked for again. */
export function showElsewhere({ queries }: Pick<RenderedShop, 'queries'>, changed: AnyEndpoint) {
  let isStale = true;
  const queryKey = [changed.path, null, 'seed', 'one', 'personal'];
  queries.setQueryData(queryKey, 'before');
  const queryFn = () => {
    isStale = false;
    return Promise.resolve('after');
  };
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity });
  return { name: nameOf(changed), isStale: () => isStale, leave: observer.subscribe(() => undefined) };
}
