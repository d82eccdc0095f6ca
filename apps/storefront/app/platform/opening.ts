import type { StoreCard } from '@bozor/contract/store-card.ts';
import { useMinute } from './use-minute.ts';
import type { Words } from './words/create-words.ts';
import { useWords } from './words/words.tsx';

type Closed = Pick<StoreCard, 'next_opening_at'>;

const DAY_MS = 24 * 60 * 60_000;

/** When a closed store opens: its hour, and its day too if that is not the next one that comes. */
export function useOpening(): (store: Closed) => string {
  const words = useWords();
  const nowMs = useMinute();
  return (store) => sayOpening(store, nowMs, words);
}

/** @param nowMs undefined on the server, whose pages are kept: they name the hour alone */
export function sayOpening(
  { next_opening_at: at }: Closed,
  nowMs: number | undefined,
  { t, formatTime, formatDate }: Pick<Words, 't' | 'formatTime' | 'formatDate'>,
): string {
  if (at === null) return t('Closed now');
  const isFar = nowMs !== undefined && Date.parse(at) - nowMs > DAY_MS;
  return isFar
    ? t('Opens {day} at {time}', { day: formatDate(at, 'day'), time: formatTime(at) })
    : t('Opens at {time}', { time: formatTime(at) });
}
