import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { itemDetails } from './item-queries.ts';

/** Timeout for loading an item; the customer can then retry. */
const GIVE_UP_MS = 5000;

export type ItemReading =
  | { readonly state: 'loading' }
  /** `readAt` is the time of the server's answer: the first render shows the prices and hours of that moment. */
  | { readonly state: 'ready'; readonly item: ItemDetails; readonly readAt: number; readonly refresh: () => unknown }
  | { readonly state: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'gone' };

export function useItem(idOrSlug: string | number, isCampaign?: boolean): ItemReading {
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useApiQuery(itemDetails(idOrSlug, isCampaign));
  const client = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (data || isLate) return;
    const timer = setTimeout(() => setIsLate(true), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [data, isLate]);
  const retry = () => {
    setIsLate(false);
    // A refetch would otherwise wait for the pending request.
    void client.cancelQueries({ queryKey: [calls.items.details.path] }).then(() => refetch());
  };
  if (data) return { state: 'ready', item: data, readAt: dataUpdatedAt, refresh: refetch };
  if (error instanceof ApiProblem && error.status < 500 && error.status !== 429) return { state: 'gone' };
  if (isError || isLate) return { state: 'failed', retry, isRetrying: isFetching && !isLate };
  return { state: 'loading' };
}
