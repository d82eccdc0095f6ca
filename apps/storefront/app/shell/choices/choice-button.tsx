import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../header/top-bar.module.css';

/** Trigger in the top bar: the current value with an arrow. `label` names the choice. */
export function ChoiceButton({
  icon,
  label,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className'> & { readonly icon?: Glyph; readonly label: string; readonly children: ReactNode }) {
  return (
    <button type="button" {...button} className={styles.choice}>
      {icon && <Icon of={icon} size={16} />}
      <span className="visually-hidden">{label}</span> {children}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}
