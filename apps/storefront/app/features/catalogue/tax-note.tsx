import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type Taxed = Pick<StoreDetails, 'tax_percent' | 'tax_included'>;

/** Tax that comes on top of a store's prices, below a price; nothing where the prices contain it. */
export function TaxNote({ store }: { readonly store: Taxed }) {
  const tax = useTaxOnTop()(store);
  return tax === undefined ? null : <p className="text-meta">{tax}</p>;
}

/** "+ 12 % tax" for a store that adds its tax to its prices. */
export function useTaxOnTop(): (store: Taxed) => string | undefined {
  const { t, formatNumber } = useI18n();
  return ({ tax_percent: percent, tax_included: isIncluded }) =>
    percent > 0 && !isIncluded ? t('+ {percent} % tax', { percent: formatNumber(percent) }) : undefined;
}
