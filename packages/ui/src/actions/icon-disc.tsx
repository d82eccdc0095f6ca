import { Icon, type Glyph } from './icon.tsx';
import styles from './icon-disc.module.css';

/** The picture of an empty state that has none of its own: a large icon on a quiet disc. */
export function IconDisc({ of }: { of: Glyph }) {
  return (
    <span className={styles.disc}>
      <Icon of={of} className={styles.icon} />
    </span>
  );
}
