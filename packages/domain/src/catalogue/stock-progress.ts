/**
 * Returns the sold part of a flash sale in whole percent from 0 to 100: sold ÷ stock × 100 (flash-03). A sale without stock counts as sold
 * out.
 * 100 is returned only when nothing is left.
 * @example stockProgress({ sold: 12, stock: 40 }) // 30
 */
export function stockProgress({ sold, stock }: { readonly sold: number; readonly stock: number }): number {
  if (stock <= 0 || sold >= stock) return 100;
  return Math.max(0, Math.floor((sold * 100) / stock));
}
