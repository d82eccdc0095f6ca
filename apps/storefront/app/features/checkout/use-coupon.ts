import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { QuoteBody } from './use-quote.ts';

export interface CouponTrying {
  /** The refused code and the reason. */
  readonly refused: { readonly code: string; readonly message: string } | undefined;
  readonly isTrying: boolean;
  /** @param onRefused runs when the code itself was refused */
  readonly apply: (code: string, onRefused: () => void) => void;
}

interface Options {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  /** The order that the coupon is tried on. */
  readonly body: QuoteBody | undefined;
  /** Why the order has no quote now. */
  readonly problem: ApiProblem | undefined;
}

/**
 * A coupon is applied only after a trial quote accepts it, and removed when a later quote refuses it. In both cases the bill stays, and the
 * field shows the reason.
 */
export function useCoupon({ draft, change, body, problem }: Options): CouponTrying {
  const trial = useApiMutation(calls.checkout.quote, { quiet: true });
  const [refused, setRefused] = useState<CouponTrying['refused']>();

  const apply = (code: string, onRefused: () => void) => {
    if (!body || trial.isPending) return;
    const refuse = (error: unknown) => {
      const message = refusalOf(error);
      if (message === undefined) return reportFailure(error);
      setRefused({ code, message });
      onRefused();
    };
    const take = () => {
      setRefused(undefined);
      change({ coupon: code });
    };
    trial.mutate({ body: { ...body, coupon_code: code } }, { onSuccess: take, onError: refuse });
  };

  const message = refusalOf(problem);
  const drop = useEffectEvent((why: string) => {
    setRefused({ code: draft.coupon, message: why });
    change({ coupon: '' });
  });
  useEffect(() => {
    if (message !== undefined && draft.coupon !== '') drop(message);
  }, [message, draft.coupon]);

  return { refused, isTrying: trial.isPending, apply };
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.entries.find(({ field }) => field === 'coupon_code')?.message : undefined;
}
