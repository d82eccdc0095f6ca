import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { csvOf, saveCsv } from '../save-csv.ts';
import { FormError } from '../staff/form-error.tsx';
import { useFault } from '../use-fault.ts';
import { useShopCountry } from '../use-shop-config.ts';
import type { EarningsTexts } from './earnings-texts.ts';

interface EarnedOrders {
  readonly orders: readonly EarnedOrder[];
  readonly total: Pick<EarnedOrder, 'gross' | 'commission' | 'refunds' | 'net'>;
  readonly timezone: string;
}

interface SaveEarnedOrdersProps {
  /** Name without its extension. */
  readonly file: string;
  readonly texts: EarningsTexts;
  readonly label: string;
  readonly saved: string;
  readonly load: () => Promise<EarnedOrders>;
}

/** Saves orders as CSV: every number of each, the oldest first, and their sums. */
export function SaveEarnedOrders({ file, texts, label, saved, load }: SaveEarnedOrdersProps) {
  const { t } = useI18n();
  const country = useShopCountry();
  const { fault, refuse, clear } = useFault();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    clear();
    try {
      saveCsv(`${file}.csv`, csvOf(rowsOf(await load()), country ?? 'UZ'));
      announce(saved);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  function rowsOf({ orders, total, timezone }: EarnedOrders): (string | number)[][] {
    const names = [
      t('Order'),
      t('Day'),
      t('Goods received'),
      t(texts.discount),
      t(texts.coupon),
      t(texts.freeDelivery),
      t('Packaging'),
      t('Tax added to the prices'),
      t('Gross'),
      t('Rate of commission, %'),
      t(texts.commission),
      t(texts.refunds),
      t(texts.net),
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
        {label}
      </Button>
      <FormError>{fault}</FormError>
    </>
  );
}
