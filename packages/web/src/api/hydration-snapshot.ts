import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What of an answer the server drew, in the words of the query library. */
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

/** What the browser's first page was drawn from. */
const drawnPages = new WeakMap<QueryClient, ReadonlyMap<string, DrawnAnswer>>();

/** As a loaded answer travels. */
type Loaded = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/** Only the first call counts: pages that come later are drawn by the browser. */
export function keepSnapshot(client: QueryClient, loaded: readonly Loaded[]): void {
  if (drawnPages.has(client)) return;
  drawnPages.set(client, new Map(loaded.map(([key, data, updatedAt]) => [hashKey(key), drawn(data, updatedAt)])));
}

/**
 * An answer as the server drew it, to a part of its page that comes alive after that answer has come anew, or has been forgotten because nobody
 * read it for so long. Undefined while both know the same, and always once the part is alive.
 */
export function useHydrationSnapshot(key: readonly unknown[]): DrawnAnswer | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(never, nothing, () => (import.meta.env.SSR ? undefined : hydrationSnapshot(client, key)));
}

/** What is forgotten is remembered by this too, for the part would be empty again as soon as it is alive. */
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
