import { calls } from '@bozor/contract/operator/calls.ts';
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
import { useShopCountry } from '../../frame/use-shop-config.ts';

/** Saves the orders of a store in a period as CSV: every number of each, and their sums. */
export function SaveOrders({ earned: { id, from, to, days } }: { readonly earned: Reply<typeof calls.earnings.store> }) {
  const { t } = useI18n();
  const api = useApi();
  const country = useShopCountry();
  const { fault, refuse, clear } = useFault();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    clear();
    try {
      const found = await api.call(calls.earnings.orders, { params: { store: id }, query: { from, days: days.length } });
      saveCsv(`store-${id}-${from}-${to}.csv`, csvOf(rowsOf(found), country ?? 'UZ'));
      announce(t('The list is saved.'));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  function rowsOf({ orders, total, timezone }: Reply<typeof calls.earnings.orders>): (string | number)[][] {
    const names = [
      t('Order'),
      t('Day'),
      t('Goods received'),
      t('Discount of the store'),
      t('Coupon of the store'),
      t('Delivery that the store gives for free'),
      t('Packaging'),
      t('Tax added to the prices'),
      t('Gross'),
      t('Rate of commission, %'),
      t('Commission of the shop'),
      t('Refunds that the store bears'),
      t('Net of the store'),
      t('Tax inside the prices'),
    ];
    const rows = orders
      .toReversed()
      .map((order) => [
        formatOrderNumber(order.order_id as OrderId),
        localTime(Date.parse(order.ended_at), timezone).date,
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
    return [names, ...rows, [t('Total'), '', '', '', '', '', '', '', total.gross, '', -total.commission, -total.refunds, total.net, '']];
  }

  return (
    <>
      <Button variant="outline" busy={isBusy} onClick={() => void save()}>
        {t('Save as CSV')}
      </Button>
      <FormError>{fault}</FormError>
    </>
  );
}
