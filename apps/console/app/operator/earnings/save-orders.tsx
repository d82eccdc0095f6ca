import { calls } from '@bozor/contract/operator/calls.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { SaveEarnedOrders } from '../../frame/earnings/save-earned-orders.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

/** Saves the orders of a store in a period as CSV. */
export function SaveOrders({ earned: { id, from, to, days } }: { readonly earned: Reply<typeof calls.earnings.store> }) {
  const { t } = useI18n();
  const api = useApi();
  return (
    <SaveEarnedOrders
      file={`store-${id}-${from}-${to}`}
      texts={DESK_TEXTS}
      label={t('Save as CSV')}
      saved={t('The list is saved.')}
      load={() => api.call(calls.earnings.orders, { params: { store: id }, query: { from, days: days.length } })}
    />
  );
}
