import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';

/** Answers that are shown again after a reload without a network. */
const PERSON = '/staff/me';
const KEPT_PATHS: ReadonlySet<unknown> = new Set([PERSON, '/courier/state', '/store/orders', '/store/orders/{order}', '/store/stores']);
const KEY = 'reads';
const KEEP_MS = 86_400_000;
/** A burst of answers is written once. */
const COLLECT_MS = 1_000;

interface Kept {
  readonly savedAtMs: number;
  readonly state: DehydratedState;
}

let restoredAtMs: number | undefined;

/** How old what a reload brought back is, in ms since 1970; undefined where nothing was brought back. */
export const restoredAt = (): number | undefined => restoredAtMs;

const open = () => createStore('bozor-console-reads', 'reads');

/** Brings the last screens of the signed-in person back, if they are not older than a day. */
export async function restoreReads(client: QueryClient): Promise<void> {
  try {
    const kept = await get<Kept>(KEY, open());
    if (!kept || Date.now() - kept.savedAtMs > KEEP_MS) return;
    hydrate(client, kept.state);
    restoredAtMs = kept.savedAtMs;
  } catch {
    // The browser keeps nothing: the pages are read from the server.
  }
}

/** Forgets them: nobody is signed in here any more. */
export async function forgetReads(): Promise<void> {
  restoredAtMs = undefined;
  await del(KEY, open()).catch(() => undefined);
}

/**
 * Keeps the answers that are on screen, whenever one arrives: nothing of the store's or the courier's orders beyond what is shown. Where
 * another person turns out to be signed in, what was brought back is forgotten.
 */
export function keepReads(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const personOf = (): number | undefined => client.getQueriesData<{ readonly id: number }>({ queryKey: [PERSON] })[0]?.[1]?.id;
  let person = personOf();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !KEPT_PATHS.has(query.queryKey[0])) return;
    const now = personOf();
    if (person !== undefined && now !== undefined && now !== person)
      client.removeQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && /^\/(store|courier)\//.test(path) });
    person = now ?? person;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (personOf() === undefined) return;
      const state = dehydrate(client, {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: (each) => each.state.status === 'success' && each.isActive() && KEPT_PATHS.has(each.queryKey[0]),
      });
      const savedAtMs = Math.max(0, ...state.queries.map((each) => each.state.dataUpdatedAt));
      set(KEY, { savedAtMs, state } satisfies Kept, open()).catch(() => undefined);
    }, COLLECT_MS);
  });
}
