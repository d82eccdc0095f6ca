import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

type Line = StoreOrder['lines'][number];
/** A line that is sold by weight, of which something is there. */
export type WeighedLine = Line & { readonly weight: NonNullable<Line['weight']> };

export const isByWeight = (line: Line): line is WeighedLine => Boolean(line.weight);

/** The weight of a line in words, as ordered until it is weighed. */
export function weightText({ weight }: WeighedLine, { t, formatNumber }: Pick<I18n, 't' | 'formatNumber'>): string {
  const ordered = formatNumber(weight.ordered);
  return weight.weighed === null
    ? t('To be weighed, ordered: {ordered} g', { ordered })
    : t('Weighed: {grams} g, ordered: {ordered} g', { grams: formatNumber(weight.weighed), ordered });
}

/** Reminds of lines that nobody has weighed. They cost what was ordered, so the order may be ready all the same. */
export function Unweighed({ order }: { readonly order: Pick<StoreOrder, 'lines' | 'can_weigh'> }) {
  const { t } = useI18n();
  const count = order.lines.filter((line) => isByWeight(line) && line.weight.weighed === null).length;
  if (!order.can_weigh || count === 0) return null;
  return (
    <Notice kind="warn">{t('{count, plural, one {# item is not weighed yet} other {# items are not weighed yet}}', { count })}</Notice>
  );
}
