/** What is kept, and how its heart looks. */
export interface HeartProps {
  readonly kind: 'item' | 'store';
  readonly id: number;
  /** What is kept, for the ear. */
  readonly name: string;
  readonly size?: 36 | 40 | 44;
  readonly className?: string | undefined;
}
