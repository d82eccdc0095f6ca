import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { QuoteBody, RefusedField } from './use-quote.ts';

export interface CouponTrying {
  /** The refused code and the reason. */
  readonly refused: { readonly code: string; readonly message: string } | undefined;
  readonly isTrying: boolean;
  readonly apply: (code: string) => void;
}

interface Options {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  /** The order that the coupon is tried on. */
  readonly body: QuoteBody | undefined;
  /** Why the order cannot be placed as it is. */
  readonly refusals: readonly RefusedField[];
}

/**
 * A coupon is applied only after a trial quote accepts it, and removed when a later quote refuses it. In both cases the bill stays, and the
 * field shows the reason.
 */
export function useCoupon({ draft, change, body, refusals }: Options): CouponTrying {
  const trial = useApiMutation(calls.checkout.quote, { quiet: true });
  const [refused, setRefused] = useState<CouponTrying['refused']>();

  const apply = (code: string) => {
    if (!body || trial.isPending) return;
    // The same complaint again is announced again.
    setRefused(undefined);
    const drop = (message: string) => setRefused({ code, message });
    const take = ({ obstacles }: Pick<Quote, 'obstacles'>) => {
      const why = refusalOf(obstacles);
      if (why !== undefined) return drop(why);
      change({ coupon: code });
    };
    const fail = (error: unknown) => {
      const why = error instanceof ApiProblem ? refusalOf(error.entries) : undefined;
      return why === undefined ? reportFailure(error) : drop(why);
    };
    trial.mutate({ body: { ...body, coupon_code: code } }, { onSuccess: take, onError: fail });
  };

  const message = refusalOf(refusals);
  const remove = useEffectEvent((why: string) => {
    setRefused({ code: draft.coupon, message: why });
    change({ coupon: '' });
  });
  useEffect(() => {
    if (message !== undefined && draft.coupon !== '') remove(message);
  }, [message, draft.coupon]);

  return { refused, isTrying: trial.isPending, apply };
}

function refusalOf(refusals: readonly RefusedField[]): string | undefined {
  return refusals.find(({ field }) => field === 'coupon_code')?.message;
}
