import { PRICE_FILTER_BOUNDS, readPriceFilter } from '@bozor/domain/catalogue/listing.ts';
import { priceSteps, stepOf } from '@bozor/domain/catalogue/price-steps.ts';
import { RangeSlider } from '@bozor/ui/forms/range-slider.tsx';
import { useMemo, useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { NumberField } from '../../shell/number/number-field.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FilterSection } from './filter-section.tsx';
import * as styles from './price-filter.module.css';
import type { Listing } from './use-listing.ts';

const LARGEST = 999_999_999;

/** Slider and two number fields. A value applies on release, on blur or on Enter. An untouched end stays empty. */
export function PriceFilter({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t, formatNumber, formatPrice } = useI18n();
  const decimals = useConfig().digit_after_decimal_point;
  const steps = useMemo(() => priceSteps(decimals), [decimals]);
  const { minPrice, maxPrice } = state;
  const [from, setFrom] = useState(written(minPrice, PRICE_FILTER_BOUNDS.from));
  const [to, setTo] = useState(written(maxPrice, PRICE_FILTER_BOUNDS.to));
  const [changed, setChanged] = useState<'from' | 'to'>();
  const write = (low: number, high: number) => {
    setFrom(written(low, PRICE_FILTER_BOUNDS.from));
    setTo(written(high, PRICE_FILTER_BOUNDS.to));
  };
  // Writes external changes into the fields instead of remounting them, since one may have focus.
  const [known, setKnown] = useState({ minPrice, maxPrice });
  if (known.minPrice !== minPrice || known.maxPrice !== maxPrice) {
    setKnown({ minPrice, maxPrice });
    write(minPrice, maxPrice);
  }
  const range = readPriceFilter(from ?? PRICE_FILTER_BOUNDS.from, to ?? PRICE_FILTER_BOUNDS.to, changed);
  const take = () => {
    if (range.from !== minPrice || range.to !== maxPrice) change({ minPrice: range.from, maxPrice: range.to });
  };
  const slide = ([least, most]: readonly [number, number]) =>
    write(steps[least] ?? PRICE_FILTER_BOUNDS.from, steps[most] ?? PRICE_FILTER_BOUNDS.to);
  return (
    <FilterSection title={t('Price')}>
      <div className={styles.slider}>
        <RangeSlider
          label={t('Price')}
          fromLabel={t('From')}
          toLabel={t('To')}
          min={0}
          max={steps.length - 1}
          value={[stepOf(range.from, steps), stepOf(range.to, steps)]}
          onChange={slide}
          onRelease={take}
          format={(step) => formatPrice(steps[step] ?? PRICE_FILTER_BOUNDS.to)}
        />
      </div>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <NumberField
          onBlur={take}
          label={t('From')}
          name="min_price"
          maximum={LARGEST}
          value={from}
          placeholder={formatNumber(PRICE_FILTER_BOUNDS.from)}
          onChange={(value) => {
            setFrom(value);
            setChanged('from');
          }}
        />
        <NumberField
          onBlur={take}
          label={t('To')}
          name="max_price"
          maximum={LARGEST}
          value={to}
          placeholder={formatNumber(PRICE_FILTER_BOUNDS.to)}
          onChange={(value) => {
            setTo(value);
            setChanged('to');
          }}
        />
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t('Apply')}
        </button>
      </form>
    </FilterSection>
  );
}

function written(price: number, untouched: number): number | undefined {
  return price === untouched ? undefined : price;
}
