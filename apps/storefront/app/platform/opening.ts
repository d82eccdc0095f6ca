import { calls } from '@bozor/contract/calls.ts';
import type { StoreCard } from '@bozor/contract/store-card.ts';
import { useQueryClient } from '@tanstack/react-query';
import { allOf } from './query.ts';
import { useMinute } from './use-minute.ts';
import type { Words } from './words/create-words.ts';
import { useWords } from './words/words.tsx';

type Closed = Pick<StoreCard, 'next_opening_at'>;

/** When a closed store opens: its hour, and its day too unless that is today. */
export function useOpening(): (store: Closed) => string {
  const words = useWords();
  const nowMs = useMoment();
  return (store) => sayOpening(store, nowMs, words);
}

/** The present minute; on the server and while its page comes to life, when that page was made. */
export function useMoment(): number | undefined {
  const minute = useMinute();
  const client = useQueryClient();
  return minute ?? client.getQueryCache().find({ queryKey: allOf(calls.config.read), exact: false })?.state.dataUpdatedAt;
}

export function sayOpening(
  { next_opening_at: at }: Closed,
  nowMs: number | undefined,
  { t, formatWhen }: Pick<Words, 't' | 'formatWhen'>,
): string {
  if (at === null) return t('Closed now');
  const said = t('Opens {when}', { when: formatWhen(at, nowMs) });
  return said[0]!.toUpperCase() + said.slice(1);
}
