import { calls } from '@bozor/contract/shop/calls.ts';
import { useState } from 'react';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { printPage } from './print-page.ts';

/** Fetches an order's invoice and prints it. */
export function useInvoice(): { readonly print: (orderId: number) => void; readonly isFetching: boolean } {
  const api = useApi();
  const [isFetching, setIsFetching] = useState(false);
  const print = async (orderId: number) => {
    setIsFetching(true);
    try {
      printPage(await api.call(calls.orders.invoice, { query: { order_id: orderId } }));
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsFetching(false);
    }
  };
  return { print: (orderId) => void print(orderId), isFetching };
}
