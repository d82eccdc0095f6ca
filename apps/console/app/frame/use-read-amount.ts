import { readNumber } from '@bozor/domain/money/read-number.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Reads an amount as people write it: '12 000', '12,50'. `undefined` if it is none or has two readings. */
export function useReadAmount(): (text: string) => number | undefined {
  const { digits, decimalMark = '.' } = useI18n().currency;
  return (text) => {
    const read = readNumber(text, { digits, decimalMark });
    return read.ok ? read.value : undefined;
  };
}
