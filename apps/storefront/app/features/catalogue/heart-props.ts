/** The entry of the wishlist, and the look of its heart. */
export interface HeartProps {
  readonly kind: 'item' | 'store';
  readonly id: number;
  /** Name of the item or store for screen readers. */
  readonly name: string;
  readonly size?: 36 | 40 | 44;
  readonly className?: string | undefined;
}
