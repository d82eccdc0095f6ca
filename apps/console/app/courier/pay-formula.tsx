import type { CourierPay } from '@bozor/contract/courier/shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** The rule by which an order pays, with its figures. */
export function PayFormula({ pay: { base, kilometres, per_km, distance, tip } }: { readonly pay: CourierPay }) {
  const { t, formatPrice, formatNumber } = useI18n();
  const values = { base: formatPrice(base), km: formatNumber(kilometres, 2), rate: formatPrice(per_km), distance: formatPrice(distance) };
  return (
    <p className="text-meta">
      {tip > 0
        ? t('{base} + {distance} for the way ({km} km × {rate}, rounded) + a tip of {tip}', { ...values, tip: formatPrice(tip) })
        : t('{base} + {distance} for the way ({km} km × {rate}, rounded)', values)}
    </p>
  );
}
