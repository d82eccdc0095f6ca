import { calls } from '@bozor/contract/shop/calls.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Input } from '@bozor/web/api/api.ts';
import { isTransient } from '@bozor/web/api/create-query-client.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { useSession } from '../../platform/session/session.tsx';

export type QuoteBody = Input<typeof calls.checkout.quote>['body'];

export interface QuoteReading {
  readonly quote: Quote | undefined;
  /** Why there is no price now: the first refusal, with the field it belongs to. */
  readonly problem: ApiProblem | undefined;
  /** The shop was not reached or could not answer: the same may do when asked again. */
  readonly isLost: boolean;
  readonly isAsking: boolean;
  readonly ask: () => Promise<Quote | undefined>;
}

/** A price is asked again this long before it would run out. */
const ASK_AGAIN_MS = 10 * 60_000;

/** The price of an order as it stands in the form, from the server; asked again whenever something that decides it changes. Without a body nothing is asked. */
export function useQuote(body: QuoteBody | undefined): QuoteReading {
  const api = useApi();
  const scope = useScope();
  const { isKnown } = useSession();
  const asked = useDeferredValue(body);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [calls.checkout.quote.path, asked, scope.moduleId, scope.locale, 'personal'],
    queryFn: asked ? ({ signal }) => api.call(calls.checkout.quote, { body: asked, signal }) : skipToken,
    enabled: isKnown,
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { quiet: true },
  });
  const problem = error instanceof ApiProblem && !isTransient(error) ? error : undefined;
  return {
    quote: error || !asked ? undefined : data,
    problem,
    isLost: error !== null && !problem,
    isAsking: isFetching || asked !== body,
    ask: async () => (await refetch()).data,
  };
}
