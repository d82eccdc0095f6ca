import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

/** Questions that unfold, without any script. `single` closes the others. */
export function Accordion({
  items,
  single,
  className,
}: {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean }[];
  single?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <div className={className}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={single ? name : undefined} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <span className={styles.title}>{item.title}</span>
            <Icon of={ChevronDown} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
