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

/** A reason, and the field of the form that it concerns. */
export interface RefusedField {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null | undefined;
}

export interface QuoteReading {
  readonly quote: Quote | undefined;
  /** Why the order cannot be placed as it is: obstacles beside its bill, or the refusal in place of a quote. */
  readonly refusals: readonly RefusedField[];
  /** Why there is no quote now. */
  readonly problem: ApiProblem | undefined;
  /** The shop was unreachable or failed; a retry may succeed. */
  readonly isLost: boolean;
  readonly isQuoting: boolean;
  readonly ask: () => Promise<Quote | undefined>;
}

const NONE: readonly RefusedField[] = [];

/** Refetch interval, well before a quote expires. */
const POLL_MS = 10 * 60_000;

/** Quote of the order in the form, requested again whenever a field that decides the price changes. Without a body nothing is requested. */
export function useQuote(body: QuoteBody | undefined): QuoteReading {
  const api = useApi();
  const scope = useScope();
  const { isKnown } = useSession();
  const requested = useDeferredValue(body);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [calls.checkout.quote.path, requested, scope.moduleId, scope.locale, 'personal'],
    queryFn: requested ? ({ signal }) => api.call(calls.checkout.quote, { body: requested, signal }) : skipToken,
    enabled: isKnown,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { quiet: true },
  });
  const problem = error instanceof ApiProblem && !isTransient(error) ? error : undefined;
  const quote = error || !requested ? undefined : data;
  return {
    quote,
    refusals: problem?.entries ?? quote?.obstacles ?? NONE,
    problem,
    isLost: error !== null && !problem,
    isQuoting: isFetching || requested !== body,
    ask: async () => (await refetch()).data,
  };
}
