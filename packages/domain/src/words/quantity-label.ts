/**
 * Formats a quantity for steppers: with a leading zero below 10 (cart-28).
 * @example quantityLabel(1) // '01';  quantityLabel(12) // '12'
 */
export function quantityLabel(quantity: number): string {
  return String(quantity).padStart(2, '0');
}
