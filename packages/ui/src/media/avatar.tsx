import { classNames } from '../base/class-names.ts';
import { srcSetOf } from './picture-source.ts';
import { initials } from './initials.ts';
import { hueClass } from '../layout/tile.tsx';
import * as styles from './avatar.module.css';

/** A logo or a portrait; without a picture, initials on a colour. It is decorative: the name is beside it. */
export function Avatar({
  src,
  name,
  hue = 250,
  size = 52,
  className,
}: {
  src?: string | undefined;
  name: string;
  hue?: number;
  size?: 40 | 44 | 52 | 56 | 72 | 96;
  className?: string;
}) {
  return (
    <span className={classNames(styles.avatar, hueClass(hue), className)} data-size={size} aria-hidden>
      {src ? (
        <img
          src={src}
          srcSet={srcSetOf(src, 3 * size)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
