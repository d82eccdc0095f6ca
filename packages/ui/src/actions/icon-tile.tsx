import { classNames } from '../base/class-names.ts';
import { Icon, type Glyph } from './icon.tsx';
import * as styles from './icon-tile.module.css';

/** A decorative icon on a rounded square of 44 or 40 px, at the start of a row. */
export function IconTile({
  icon,
  tinted,
  size = 44,
  flip,
  className,
}: {
  icon: Glyph;
  tinted?: boolean;
  size?: 40 | 44;
  flip?: boolean;
  className?: string;
}) {
  return (
    <span className={classNames(styles.tile, className)} data-tinted={tinted || undefined} data-size={size}>
      <Icon of={icon} flip={flip} />
    </span>
  );
}
