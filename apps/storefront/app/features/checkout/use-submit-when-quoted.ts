import { useState } from 'react';
import { useSubmitWhenReady } from '@bozor/web/forms/use-submit-when-ready.ts';
import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import type { QuoteReading } from './use-quote.ts';

/** True if the amount to pay is the one that the customer saw; otherwise the change is reported beside the button. */
export type ConfirmAmount = (quote: Quote) => boolean;

interface Options {
  readonly reading: Pick<QuoteReading, 'quote' | 'isQuoting'>;
  readonly pictures?: PicturesState;
  readonly submit: (confirmAmount: ConfirmAmount) => Promise<void>;
}

interface Submitting {
  readonly isWaiting: boolean;
  readonly send: () => void;
  /** The last press was at an amount that its quote has replaced. */
  readonly isAmountChanged: boolean;
}

/** Submits an order. A press while the quote is requested again waits for it, and counts for the amount that was shown when it came. */
export function useSubmitWhenQuoted({ reading: { quote, isQuoting }, pictures = 'ready', submit }: Options): Submitting {
  const [isAmountChanged, setAmountChanged] = useState(false);
  const { isWaiting, send } = useSubmitWhenReady(isQuoting ? 'reading' : pictures, (shown: number | undefined) => {
    void submit(({ payable_amount: amount }) => {
      setAmountChanged(amount !== shown);
      return amount === shown;
    });
  });
  return {
    isWaiting,
    isAmountChanged,
    send: () => {
      setAmountChanged(false);
      send(quote?.payable_amount);
    },
  };
}
