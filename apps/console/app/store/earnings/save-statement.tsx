import { calls } from '@bozor/contract/store/calls.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { SaveEarnedOrders } from '../../frame/earnings/save-earned-orders.tsx';
import { STORE_TEXTS } from './store-texts.ts';

const DAYS = 7;

/** Saves the statement of a week as CSV. */
export function SaveStatement({ week: { store, from } }: { readonly week: Reply<typeof calls.earnings.week> }) {
  const { t } = useI18n();
  const api = useApi();
  return (
    <SaveEarnedOrders
      file={`earnings-${store}-${from}`}
      texts={STORE_TEXTS}
      label={t('Save the statement (CSV)')}
      saved={t('The statement is saved.')}
      load={() => api.call(calls.earnings.orders, { query: { store, from, days: DAYS } })}
    />
  );
}
