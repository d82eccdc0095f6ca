import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Server-rendered query result, with the field names of the query library. */
type DrawnAnswer =
  | {
      readonly status: 'success';
      readonly isSuccess: true;
      readonly isPending: false;
      readonly data: unknown;
      readonly dataUpdatedAt: number;
    }
  | {
      readonly status: 'pending';
      readonly isSuccess: false;
      readonly isPending: true;
      readonly data: undefined;
      readonly dataUpdatedAt: 0;
    };

/** Query results that the first page was rendered with. */
const drawnPages = new WeakMap<QueryClient, ReadonlyMap<string, DrawnAnswer>>();

/** A loaded query as the loader sends it. */
type Loaded = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/** Only the first call has an effect: later pages are rendered by the browser. */
export function storeSnapshot(client: QueryClient, loaded: readonly Loaded[]): void {
  if (drawnPages.has(client)) return;
  drawnPages.set(client, new Map(loaded.map(([key, data, updatedAt]) => [hashKey(key), drawn(data, updatedAt)])));
}

/**
 * Server-rendered query result, for a boundary that hydrates after the query was refetched or evicted. Undefined while both are equal, and
 * always after hydration.
 */
export function useHydrationSnapshot(key: readonly unknown[]): DrawnAnswer | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(never, nothing, () => (import.meta.env.SSR ? undefined : hydrationSnapshot(client, key)));
}

/** Restores an evicted query, since the boundary would otherwise be empty right after hydration. */
export function hydrationSnapshot(client: QueryClient, key: readonly unknown[]): DrawnAnswer | undefined {
  const answer = drawnPages.get(client)?.get(hashKey(key)) ?? AWAITED;
  if (answer.isSuccess && !client.getQueryState(key)) client.setQueryData(key, answer.data, { updatedAt: answer.dataUpdatedAt });
  return (client.getQueryState(key)?.dataUpdatedAt ?? 0) === answer.dataUpdatedAt ? undefined : answer;
}

const AWAITED: DrawnAnswer = { status: 'pending', isSuccess: false, isPending: true, data: undefined, dataUpdatedAt: 0 };

function drawn(data: unknown, dataUpdatedAt: number): DrawnAnswer {
  return { status: 'success', isSuccess: true, isPending: false, data, dataUpdatedAt };
}

const never = () => () => {};
const nothing = () => undefined;
