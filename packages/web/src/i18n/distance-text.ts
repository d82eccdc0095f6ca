import { distanceLabel } from '@bozor/domain/places/distance-label.ts';
import { LANGUAGES } from '@bozor/domain/words/locale.ts';
import type { I18n } from './create-i18n.ts';

/** Formats a distance. @example distanceText(words, 2412, 1) // '2.4 km' */
export function distanceText({ t, locale }: Pick<I18n, 't' | 'locale'>, metres: number, digits: number): string {
  const label = distanceLabel(metres, digits);
  switch (label.kind) {
    case 'far':
      return t('1k+ km');
    case 'next-door':
      return t('< 1 km');
    case 'km':
      return t('{km} km', { km: label.km.replace('.', LANGUAGES[locale].decimalMark) });
  }
}
