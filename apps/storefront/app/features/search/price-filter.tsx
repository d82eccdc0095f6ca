import { PRICE_FILTER_BOUNDS, readPriceFilter } from '@bozor/domain/catalogue/price-filter.ts';
import type { readNumber as readNumberRule } from '@bozor/domain/money/read-number.ts';
import { priceSteps, stepOf } from '@bozor/domain/catalogue/price-steps.ts';
import { RangeSlider } from '@bozor/ui/forms/range-slider.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useMemo, useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FilterSection } from './filter-section.tsx';
import * as styles from './price-filter.module.css';
import type { Listing } from './use-listing.ts';

const LARGEST = 999_999_999;

/** The rule of typed numbers comes with the first focus: a listing is often somebody's first page. */
let rule: typeof readNumberRule | undefined;
async function loadRule() {
  rule ??= (await import('@bozor/domain/money/read-number.ts')).readNumber;
  return rule;
}

/** Slider and two number fields. A value applies on release, on blur or on Enter. An untouched end stays empty. */
export function PriceFilter({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t, currency, formatNumber, formatPrice } = useI18n();
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
  const [refused, setRefused] = useState({ from: false, to: false });
  const range = readPriceFilter(Number(from) || minPrice, Number(to) || maxPrice, changed);
  const take = async () => {
    // Once loaded, it is used at once: a filter that changes later would overwrite what is typed meanwhile.
    const readNumber = rule ?? (await loadRule());
    const read = (text: string) => readNumber(text, { digits: decimals, decimalMark: currency.decimalMark ?? '.', maximum: LARGEST });
    const [low, high] = [read(from), read(to)];
    setRefused({ from: !low.ok, to: !high.ok });
    if (!low.ok || !high.ok) return;
    const wanted = readPriceFilter(low.value ?? PRICE_FILTER_BOUNDS.from, high.value ?? PRICE_FILTER_BOUNDS.to, changed);
    if (wanted.from !== minPrice || wanted.to !== maxPrice) change({ minPrice: wanted.from, maxPrice: wanted.to });
  };
  const complaint = t('Write a price such as {example}.', { example: formatNumber(50_000) });
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
          onRelease={() => void take()}
          format={(step) => formatPrice(steps[step] ?? PRICE_FILTER_BOUNDS.to)}
        />
      </div>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          onFocus={() => void loadRule()}
          onBlur={() => void take()}
          label={t('From')}
          name="min_price"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          value={from}
          placeholder={formatNumber(PRICE_FILTER_BOUNDS.from)}
          maxLength={20}
          error={refused.from && complaint}
          onChange={(event) => {
            setFrom(event.target.value);
            setChanged('from');
            setRefused({ ...refused, from: false });
          }}
        />
        <TextField
          onFocus={() => void loadRule()}
          onBlur={() => void take()}
          label={t('To')}
          name="max_price"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          value={to}
          placeholder={formatNumber(PRICE_FILTER_BOUNDS.to)}
          maxLength={20}
          error={refused.to && complaint}
          onChange={(event) => {
            setTo(event.target.value);
            setChanged('to');
            setRefused({ ...refused, to: false });
          }}
        />
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t('Apply')}
        </button>
      </form>
    </FilterSection>
  );
}

function written(price: number, untouched: number): string {
  return price === untouched ? '' : String(price);
}
