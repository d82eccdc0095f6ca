import { closestLocale, LANGUAGES } from '@bozor/domain/words/locale.ts';

/** Rows of a table: texts, and numbers as numbers. */
type Rows = readonly (readonly (string | number)[])[];

/** Separator of a spreadsheet in a country: a semicolon where the decimal mark is a comma. @example separatorOf('UZ') // ';' */
export function separatorOf(country: string): ';' | ',' {
  return decimalMarkOf(country) === ',' ? ';' : ',';
}

/** Browsers lack the data of some languages; those of the product are known. */
function decimalMarkOf(country: string): string {
  const language = new Intl.Locale('und', { region: country }).maximize();
  const own = closestLocale(language.language);
  if (own) return LANGUAGES[own].decimalMark;
  return new Intl.NumberFormat(language.baseName, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')!
    .value;
}

/**
 * Writes rows as CSV that a spreadsheet of the country opens: UTF-8 with a byte order mark, and its decimal mark. A text that a spreadsheet
 * would take for a formula begins with an apostrophe.
 * @example csvOf([['Net', 1.5]], 'UZ') // '\uFEFFNet;1,5\r\n'
 */
export function csvOf(rows: Rows, country: string): string {
  const separator = separatorOf(country);
  const cell = (value: string | number) => {
    const written =
      typeof value === 'number' ? String(value).replace('.', separator === ';' ? ',' : '.') : value.replace(/^[=+\-@\t\r]/, "'$&");
    return /[";,\r\n]/.test(written) && (written.includes(separator) || /["\r\n]/.test(written))
      ? `"${written.replaceAll('"', '""')}"`
      : written;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

/** Hands a file to the browser, which saves it. */
export function saveCsv(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
