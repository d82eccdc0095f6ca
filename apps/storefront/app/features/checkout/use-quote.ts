import { calls } from '@bozor/contract/calls.ts';
import type { Quote } from '@bozor/contract/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Input } from '../../platform/api.ts';
import { useApi } from '../../platform/platform.tsx';
import { useScope } from '../../platform/scope-context.tsx';
import { useSession } from '../../platform/session.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import { chosenItem } from '../../platform/chosen-item.ts';

export type QuoteBody = Input<typeof calls.checkout.quote>['body'];

/** What is ordered: the cart, or the one item that came with the address of the page. */
export type CheckoutSource = 'cart' | 'buy_now' | 'campaign';

export interface QuoteReading {
  readonly body: QuoteBody;
  readonly quote: Quote | undefined;
  /** Why there is no price now: the first refusal, with the field it belongs to. */
  readonly problem: ApiProblem | undefined;
  readonly isLost: boolean;
  readonly isAsking: boolean;
  readonly ask: () => Promise<Quote | undefined>;
}

export interface QuoteQuestion {
  readonly source: CheckoutSource;
  readonly draft: CheckoutDraft;
  readonly point: Point | undefined;
  /** Nothing is ordered, so nothing is asked. */
  readonly isNothing: boolean;
}

/** A price is asked again this long before it would run out. */
const ASK_AGAIN_MS = 10 * 60_000;

/** The price of the order as it stands in the form, from the server; asked again whenever something that decides it changes. */
export function useQuote({ source, draft, point, isNothing }: QuoteQuestion): QuoteReading {
  const api = useApi();
  const scope = useScope();
  const { isKnown } = useSession();
  const isDelivery = draft.orderType === 'delivery';
  const { orderType, scheduleAt, coupon, tip } = draft;
  const body = useMemo<QuoteBody>(
    () => ({
      order_type: orderType,
      page: source,
      ...(source !== 'cart' && { item: chosenItem() }),
      ...(isDelivery && point && { latitude: point.lat, longitude: point.lng }),
      ...(scheduleAt !== undefined && { schedule_at: scheduleAt }),
      ...(coupon !== '' && { coupon_code: coupon }),
      ...(isDelivery && tip > 0 && { dm_tips: tip }),
    }),
    [orderType, source, isDelivery, point, scheduleAt, coupon, tip],
  );
  const asked = useDeferredValue(body);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [calls.checkout.quote.path, asked, scope.moduleId, scope.locale, 'personal'],
    queryFn: ({ signal }) => api.call(calls.checkout.quote, { body: asked, signal }),
    enabled: isKnown && !isNothing,
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { quiet: true },
  });
  const problem = error instanceof ApiProblem ? error : undefined;
  return {
    body,
    quote: error ? undefined : data,
    problem,
    isLost: error !== null && !problem,
    isAsking: isFetching || asked !== body,
    ask: async () => (await refetch()).data,
  };
}
