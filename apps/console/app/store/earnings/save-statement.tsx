import { calls } from '@bozor/contract/store/calls.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useState } from 'react';
import { csvOf, saveCsv } from '../../frame/save-csv.ts';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { useShopConfig } from '../../frame/use-shop-config.ts';

type Week = Reply<typeof calls.earnings.week>;
const DAYS = 7;

/** Saves the statement of a week as CSV: every order with its numbers, and their sums. */
export function SaveStatement({ week }: { readonly week: Week }) {
  const { t } = useI18n();
  const api = useApi();
  const country = useShopConfig()?.country;
  const { fault, refuse, clear } = useFault();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    clear();
    try {
      const found = await api.call(calls.earnings.orders, { query: { store: week.store, from: week.from, days: DAYS } });
      saveCsv(`earnings-${week.store}-${week.from}.csv`, csvOf(rowsOf(found), country ?? 'UZ'));
      announce(t('The statement is saved.'));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  function rowsOf({ orders, total, timezone }: Reply<typeof calls.earnings.orders>): (string | number)[][] {
    const dateOf = (at: string) => localTime(Date.parse(at), timezone).date;
    const names = [
      t('Order'),
      t('Day'),
      t('Goods received'),
      t('Your discount'),
      t('Your coupon'),
      t('Delivery that you give for free'),
      t('Packaging'),
      t('Tax added to the prices'),
      t('Gross'),
      t('Rate of commission, %'),
      t('Commission'),
      t('Refunds that you bear'),
      t('Net'),
      t('Tax inside the prices'),
    ];
    const rows = orders
      .toReversed()
      .map((order) => [
        formatOrderNumber(order.order_id as OrderId),
        dateOf(order.ended_at),
        order.goods,
        -order.discount,
        -order.coupon,
        -order.free_delivery,
        order.packaging,
        order.added_tax,
        order.gross,
        order.commission_percent,
        -order.commission,
        -order.refunds,
        order.net,
        order.included_tax,
      ]);
    const sums = [t('Total'), '', '', '', '', '', '', '', total.gross, '', -total.commission, -total.refunds, total.net, ''];
    return [names, ...rows, sums];
  }

  return (
    <>
      <Button variant="outline" busy={isBusy} onClick={() => void save()}>
        {t('Save the statement (CSV)')}
      </Button>
      <FormError>{fault}</FormError>
    </>
  );
}
