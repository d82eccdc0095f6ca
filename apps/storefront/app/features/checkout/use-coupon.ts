import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { QuoteBody } from './use-quote.ts';

export interface CouponTrying {
  /** The refused code and the reason. */
  readonly refused: { readonly code: string; readonly message: string } | undefined;
  readonly isTrying: boolean;
  readonly apply: (code: string) => Promise<void>;
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
  const api = useApi();
  const [refused, setRefused] = useState<CouponTrying['refused']>();
  const [isTrying, setIsTrying] = useState(false);

  const apply = async (code: string) => {
    if (!body || isTrying) return;
    setIsTrying(true);
    try {
      await api.call(calls.checkout.quote, { body: { ...body, coupon_code: code } });
      setRefused(undefined);
      change({ coupon: code });
    } catch (error) {
      const message = refusalOf(error);
      if (message === undefined) reportFailure(error);
      else setRefused({ code, message });
    } finally {
      setIsTrying(false);
    }
  };

  const message = refusalOf(problem);
  const drop = useEffectEvent((why: string) => {
    setRefused({ code: draft.coupon, message: why });
    change({ coupon: '' });
  });
  useEffect(() => {
    if (message !== undefined && draft.coupon !== '') drop(message);
  }, [message, draft.coupon]);

  return { refused, isTrying, apply };
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.entries.find(({ field }) => field === 'coupon_code')?.message : undefined;
}
