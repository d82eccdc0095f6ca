import Star from 'lucide-react/icons/star';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../actions/icon.tsx';
import * as styles from './rating.module.css';

/**
 * A star and its number. `newText` replaces a missing value, because an invented rating costs trust. `label` is the sentence for screen
 * readers.
 */
export function Rating({
  value,
  count,
  label,
  newText,
  className,
}: {
  value?: string;
  count?: string;
  label?: string;
  newText: string;
  className?: string | undefined;
}) {
  if (!value) return <span className={classNames(styles.rating, className)}>{newText}</span>;
  return (
    <span className={classNames(styles.rating, className)}>
      <Icon of={Star} size={16} filled className={styles.star} />
      {label && <span className="visually-hidden">{label}</span>}
      <span className={styles.value} aria-hidden={label ? true : undefined}>
        <bdi dir="ltr">{value}</bdi>
      </span>
      {count && (
        <bdi dir="ltr" aria-hidden={label ? true : undefined}>
          ({count})
        </bdi>
      )}
    </span>
  );
}
