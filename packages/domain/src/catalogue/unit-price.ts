import type { Minor } from '../money/minor.ts';
import { ratioOf } from '../money/ratio-of.ts';

/** What unit prices are per. */
export type UnitPer = 'kg' | 'l';

/** What a pack holds: whole grams or millilitres. */
export interface PackContent {
  readonly per: UnitPer;
  /** Thousandths of `per`: grams or millilitres. */
  readonly thousandths: number;
}

/** The price of a kilogram or litre. */
export interface UnitPrice {
  readonly per: UnitPer;
  readonly priceMinor: Minor;
}

const UNITS: Readonly<Record<string, { readonly per: UnitPer; readonly thousandths: number }>> = {
  g: { per: 'kg', thousandths: 1 },
  gr: { per: 'kg', thousandths: 1 },
  kg: { per: 'kg', thousandths: 1000 },
  ml: { per: 'l', thousandths: 1 },
  l: { per: 'l', thousandths: 1000 },
  г: { per: 'kg', thousandths: 1 },
  гр: { per: 'kg', thousandths: 1 },
  кг: { per: 'kg', thousandths: 1000 },
  мл: { per: 'l', thousandths: 1 },
  л: { per: 'l', thousandths: 1000 },
};

/**
 * Reads what a pack holds from an item's `unit_type`: a number (point or comma, or left out for 1) and a unit of weight or volume, Latin or
 * Cyrillic; '6 × 0.5 l' multiplies. Anything else ('pc', 'box', '0 g') is `undefined`.
 * @example readContent('900 ml') // { per: 'l', thousandths: 900 };  readContent('kg') // { per: 'kg', thousandths: 1000 }
 */
export function readContent(unitType: string): PackContent | undefined {
  const match = /^(?:(\d{1,3})\s*[x×х*]\s*)?(\d{1,6}(?:[.,]\d{1,3})?)?\s*(\p{L}+)\.?$/u.exec(unitType.trim().toLowerCase());
  const unit = match?.[3] !== undefined && Object.hasOwn(UNITS, match[3]) ? UNITS[match[3]] : undefined;
  if (!match || !unit) return undefined;
  const amount = Number((match[2] ?? '1').replace(',', '.')) * Number(match[1] ?? 1);
  const thousandths = Math.round(amount * unit.thousandths);
  return thousandths > 0 ? { per: unit.per, thousandths } : undefined;
}

/**
 * The price of a kilogram or litre of a pack, rounded half up.
 * @example unitPrice(14900, { per: 'l', thousandths: 900 }) // { per: 'l', priceMinor: 16556 }
 */
export function unitPrice(priceMinor: Minor, { per, thousandths }: PackContent): UnitPrice {
  return { per, priceMinor: ratioOf(priceMinor, 1000, thousandths) };
}
