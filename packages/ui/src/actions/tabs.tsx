import { Tabs as Base } from '@base-ui/react/tabs';
import { useId, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

/**
 * Tabs with panels. Arrow keys, Home and End move along the tabs; `wide` distributes them over the line.
 * `aside` renders beside the tabs, for filters of the panel; `barClassName` styles the line that holds both.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  wide,
  aside,
  barClassName,
  className,
}: {
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  wide?: boolean;
  aside?: ReactNode;
  barClassName?: string;
  className?: string;
}) {
  const base = useId();
  const tablist = (
    <Base.List activateOnFocus aria-label={label} className={classNames(styles.list, wide && styles.wide)}>
      {items.map((item) => (
        // Base UI sets these attributes in an effect; stated here, the server's markup has them too.
        <Base.Tab
          key={item.id}
          value={item.id}
          id={`${base}-${item.id}`}
          aria-controls={item.id === value ? `${base}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          className={styles.tab}
        >
          {item.label}
        </Base.Tab>
      ))}
    </Base.List>
  );
  return (
    <Base.Root value={value} onValueChange={(id: Id) => onChange(id)} className={className}>
      {aside === undefined ? (
        tablist
      ) : (
        <div className={barClassName}>
          {tablist}
          {aside}
        </div>
      )}
      {/* Base UI's own panel keeps its content for a transition; a panel that is there only while selected needs three attributes. */}
      <div key={value} id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`} className={styles.panel}>
        {items.find((item) => item.id === value)?.panel}
      </div>
    </Base.Root>
  );
}
