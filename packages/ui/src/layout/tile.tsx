import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { srcSetOf } from '../media/picture-source.ts';
import * as styles from './tile.module.css';

/**
 * A picture on a tinted square. `hue` is a multiple of 5: meat 25, bread 65, vegetables 140, drinks 220, dairy 250, household 300.
 * `contain` is for cut-out objects, `cover` for photos. Only the first picture of a page is `eager`; small ones around it are `modest` and
 * load after it.
 */
export function Tile({
  hue,
  src,
  sizes,
  alt,
  width = 480,
  height = 480,
  fit = 'contain',
  shape = 'square',
  eager,
  modest,
  className,
  children,
}: {
  hue: number;
  src?: string | undefined;
  /** Rendered width. The browser picks the smallest sufficient one of the widths up to `width`. */
  sizes?: string;
  /** Empty when the name is beside it. */
  alt: string;
  width?: number;
  height?: number;
  fit?: 'contain' | 'cover';
  /** `free` takes its dimensions from the class. */
  shape?: 'square' | 'cover' | 'free';
  eager?: boolean;
  modest?: boolean;
  className?: string;
  /** Badges and buttons on the picture. */
  children?: ReactNode;
}) {
  return (
    <span className={classNames(styles.tile, hueClass(hue), className)} data-shape={shape} data-fit={fit}>
      {src && (
        <img
          src={src}
          srcSet={sizes === undefined ? undefined : srcSetOf(src, width)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : modest ? 'low' : undefined}
          decoding="async"
          className={styles.picture}
        />
      )}
      {children}
    </span>
  );
}

/** Returns the class of `hues.css` nearest to a hue. */
export function hueClass(hue: number): string {
  return `hue-${(((Math.round(hue / 5) * 5) % 360) + 360) % 360}`;
}
