import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Server-rendered query result, with the field names of the query library. */
type ServerResult =
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
const serverPages = new WeakMap<QueryClient, ReadonlyMap<string, ServerResult>>();

/** A loaded query as the loader sends it. */
type Loaded = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/** Only the first call has an effect: later pages are rendered by the browser. */
export function storeSnapshot(client: QueryClient, loaded: readonly Loaded[]): void {
  if (serverPages.has(client)) return;
  serverPages.set(client, new Map(loaded.map(([key, data, updatedAt]) => [hashKey(key), toServerResult(data, updatedAt)])));
}

/**
 * Server-rendered query result, for a boundary that hydrates after the query was refetched or evicted. Undefined while both are equal, and
 * always after hydration.
 */
export function useHydrationSnapshot(key: readonly unknown[]): ServerResult | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(never, nothing, () => (import.meta.env.SSR ? undefined : hydrationSnapshot(client, key)));
}

/** Restores an evicted query, since the boundary would otherwise be empty right after hydration. */
export function hydrationSnapshot(client: QueryClient, key: readonly unknown[]): ServerResult | undefined {
  const answer = serverPages.get(client)?.get(hashKey(key)) ?? AWAITED;
  if (answer.isSuccess && !client.getQueryState(key)) client.setQueryData(key, answer.data, { updatedAt: answer.dataUpdatedAt });
  return (client.getQueryState(key)?.dataUpdatedAt ?? 0) === answer.dataUpdatedAt ? undefined : answer;
}

const AWAITED: ServerResult = { status: 'pending', isSuccess: false, isPending: true, data: undefined, dataUpdatedAt: 0 };

function toServerResult(data: unknown, dataUpdatedAt: number): ServerResult {
  return { status: 'success', isSuccess: true, isPending: false, data, dataUpdatedAt };
}

const never = () => () => {};
const nothing = () => undefined;
