import { calls } from '@bozor/contract/shop/calls.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { allOf } from '@bozor/web/api/query.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type Closed = Pick<StoreCard, 'next_opening_at'>;

/** Next opening of a closed store: its time, and its day unless that is today. */
export function useOpening(): (store: Closed) => string {
  const words = useI18n();
  const nowMs = useMoment();
  return (store) => openingText(store, nowMs, words);
}

/** The current minute; on the server and during hydration, the time at which the page was rendered. */
export function useMoment(): number | undefined {
  const renderedAt = use(RenderedAtContext);
  return useMinute() ?? renderedAt;
}

/** Read once for the whole page, before any refetch; provided by `storefront.tsx`. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

/** Render time of the first page: the time at which its configuration was read. */
export function useRenderedAt(): number | undefined {
  const client = useQueryClient();
  const [renderedAt] = useState(
    () => client.getQueryCache().find({ queryKey: allOf(calls.config.read), exact: false })?.state.dataUpdatedAt,
  );
  return renderedAt;
}

export function openingText(
  { next_opening_at: at }: Closed,
  nowMs: number | undefined,
  { t, formatWhen }: Pick<I18n, 't' | 'formatWhen'>,
): string {
  if (at === null) return t('Closed now');
  const sentence = t('Opens {when}', { when: formatWhen(at, nowMs) });
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}
