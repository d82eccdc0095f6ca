import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import cyrillicExtended from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/** Scripts of languages, as far as font files differ by them. */
export type Script = 'latin' | 'cyrillic' | 'cyrillic-extended' | 'arabic';

/**
 * Returns the font files of a page's first texts in this script, for a preload: a browser finds them in the styles only after the layout.
 * Figures and names are Latin everywhere.
 * @example fontFilesOf('cyrillic') // Latin and Cyrillic
 */
export function fontFilesOf(script: Script): readonly string[] {
  switch (script) {
    case 'latin':
      return [latin];
    case 'cyrillic':
      return [latin, cyrillic];
    case 'cyrillic-extended':
      return [latin, cyrillic, cyrillicExtended];
    case 'arabic':
      return [arabic, latin];
  }
}

/** Returns one letter of each of those files. Arabic is not waited for. */
export function fontLettersOf(script: Script): string {
  return { 'latin': 'a', 'cyrillic': 'aя', 'cyrillic-extended': 'aяқ', 'arabic': 'a' }[script];
}
