import { Icon, type Glyph } from './icon.tsx';
import * as styles from './icon-disc.module.css';

/** Picture of an empty state without its own: a large icon on a muted disc. */
export function IconDisc({ of }: { of: Glyph }) {
  return (
    <span className={styles.disc}>
      <Icon of={of} className={styles.icon} />
    </span>
  );
}
