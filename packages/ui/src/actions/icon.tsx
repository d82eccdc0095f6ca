import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../base/class-names.ts';

/** Default export of `lucide-react/icons/<name>`. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

/**
 * A decorative line icon: `<Icon of={Heart} />` with `import Heart from 'lucide-react/icons/heart'`.
 * `flip` mirrors arrows and chevrons in right-to-left pages, `filled` paints the inside.
 */
export function Icon({
  of: Shape,
  size = 20,
  strokeWidth = 1.9,
  flip,
  filled,
  className,
}: {
  of: Glyph;
  size?: 16 | 20 | 24;
  strokeWidth?: number;
  flip?: boolean;
  filled?: boolean;
  className?: string;
}) {
  // A build replaces the component by the icon's address in the sprite (`plugins/icon-sprite.ts`).
  const address: unknown = Shape;
  if (typeof address === 'string')
    return (
      <svg
        aria-hidden
        focusable="false"
        width={size}
        height={size}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill={filled ? 'currentColor' : 'none'}
        className={classNames(flip && 'flip', className)}
      >
        <use href={address} />
      </svg>
    );
  return (
    <Shape
      aria-hidden
      focusable="false"
      size={size}
      strokeWidth={strokeWidth}
      fill={filled ? 'currentColor' : 'none'}
      className={classNames(flip && 'flip', className)}
    />
  );
}
