import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { text } from '@bozor/web/i18n/text.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const UNITS = {
  kg: text('{amount} kg'),
  g: text('{amount} g'),
  l: text('{amount} l'),
  ml: text('{amount} ml'),
  pcs: text('{count, plural, one {# pc} other {# pcs}}'),
  pack: text('{amount} pack'),
  portion: text('{count, plural, one {# portion} other {# portions}}'),
} as const;

type Measured = Pick<ItemCard, 'measure' | 'unit_type'>;

export function useItemMeasure(): (item: Measured) => string | undefined {
  const words = useI18n();
  return (item) => measureText(item, words);
}

/** Unit of an item, also of plain pieces and portions, which a card does not name: "1 portion" (item-16). */
export function unitText(item: Measured, words: Pick<I18n, 't' | 'formatNumber'>): string | undefined {
  const unit = item.unit_type === 'portion' ? UNITS.portion : UNITS.pcs;
  return measureText(item, words) ?? (item.unit_type ? words.t(unit, { count: 1, amount: words.formatNumber(1, 0) }) : undefined);
}

/** Amount of one piece: its net content ("900 g"), else its unit ("1 kg"). Undefined for plain pieces and portions. */
export function measureText({ measure, unit_type }: Measured, { t, formatNumber }: Pick<I18n, 't' | 'formatNumber'>): string | undefined {
  const say = (unit: keyof typeof UNITS, amount: number) => t(UNITS[unit], { count: amount, amount: formatNumber(amount, 2) });
  if (measure?.per === 'pcs') return say('pcs', measure.amount);
  if (measure) return measure.amount < 1 ? say(measure.per === 'kg' ? 'g' : 'ml', measure.amount * 1000) : say(measure.per, measure.amount);
  return unit_type && unit_type in UNITS && unit_type !== 'pcs' && unit_type !== 'portion'
    ? say(unit_type as keyof typeof UNITS, 1)
    : undefined;
}
