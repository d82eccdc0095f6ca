import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Says that a line costs what it weighs; nothing where it is not sold by weight. */
export function ByWeight({ grams, className }: { readonly grams: number | null | undefined; readonly className?: string | undefined }) {
  const words = useI18n();
  if (!grams) return null;
  return <p className={className}>{words.t('About {weight}, you pay what it weighs', { weight: weightText(grams, words) })}</p>;
}

/** A weight as people say it: "1.5 kg", "300 g". */
export function weightText(grams: number, { t, formatNumber }: Pick<I18n, 't' | 'formatNumber'>): string {
  return grams < 1000 ? t('{amount} g', { amount: formatNumber(grams) }) : t('{amount} kg', { amount: formatNumber(grams / 1000, 3) });
}
