import styles from './count-badge.module.css';

/** How many are new, in the accent. A figure alone says little: `label` is what is read out instead. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
