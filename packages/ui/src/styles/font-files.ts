import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import cyrillicExtended from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/**
 * The font files that a page in this language draws its first words with, for a preload: a browser finds them in the styles only when it has
 * laid out the page. Figures and names are Latin everywhere.
 * @example fontFilesOf('ru') // Latin and Cyrillic
 */
export function fontFilesOf(language: string): readonly string[] {
  if (language === 'uz-Cyrl') return [latin, cyrillic, cyrillicExtended];
  if (language === 'ru') return [latin, cyrillic];
  return language === 'ar' ? [arabic, latin] : [latin];
}

/** A letter out of each of those files. */
export function fontLettersOf(language: string): string {
  if (language === 'uz-Cyrl') return 'aяқ';
  return language === 'ru' ? 'aя' : 'a';
}
