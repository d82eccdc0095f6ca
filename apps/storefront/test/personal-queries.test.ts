import { expect, test } from 'vitest';
import { listSources } from './list-sources.ts';

/**
 * Personal queries that are cached for a minute, by their call: each change of what they show comes from this browser, which invalidates
 * them, or from an event of the stream.
 */
const CACHED: readonly string[] = [
  'cart.list',
  'customer.addresses',
  'customer.info',
  'messages.list',
  'notifications.list',
  'reviews.reminder',
  'search.suggested',
  'wishlist.list',
  'wishlist.visitAgain',
];

/** Calls of the queries that belong to a person, once for each: those that are fetched whenever they are shown, and the others. */
function personalQueries() {
  const all = listSources().flatMap(({ text }) =>
    text
      .split(/\bapi(?:Query|List)\(/)
      .slice(1)
      .map((query) => query.slice(0, query.search(/;|\n\n/)))
      .filter((query) => query.includes('personal: true')),
  );
  const named = all.map((query) => [/calls\.(\w+\.\w+)/.exec(query)?.[1] ?? query, /\bstaleMs: 0\b/.test(query)] as const);
  const callsOf = (isFresh: boolean) => [...new Set(named.filter((each) => each[1] === isFresh).map(([call]) => call))].toSorted();
  return { fresh: callsOf(true), cached: callsOf(false) };
}

test('what others change, too, is fetched whenever it is shown', () => {
  expect(personalQueries()).toEqual({
    fresh: ['messages.details', 'messages.list', 'orders.details', 'orders.list', 'orders.track', 'wallet.points', 'wallet.transactions'],
    cached: [...CACHED],
  });
});
