import * as styles from './count-badge.module.css';

/** Number of new things, in the accent. Screen readers read `label` instead of the bare figure. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
