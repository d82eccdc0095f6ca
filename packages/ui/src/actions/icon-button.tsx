import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type Glyph } from './icon.tsx';
import * as styles from './icon-button.module.css';

/**
 * An icon button of 44 px. `label` is its accessible name; `badge` shows a count, which `label` must mention too.
 * `render={<Link to="…" />}` makes it a link. `variant="glass"` is for pictures, `plain` for the header; `filled` marks a set heart.
 */
export function IconButton({
  icon,
  label,
  badge,
  variant = 'sunken',
  size = 44,
  round,
  flip,
  filled,
  render,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  icon: Glyph;
  label: string;
  badge?: ReactNode;
  variant?: 'sunken' | 'plain' | 'glass' | 'primary' | 'tint';
  size?: 36 | 40 | 44 | 48;
  round?: boolean;
  flip?: boolean;
  filled?: boolean;
  render?: ReactElement;
}) {
  const props = {
    ...rest,
    'aria-label': label,
    'className': classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-round': round || undefined,
    'data-filled': filled || undefined,
  };
  const content = (
    <>
      <Icon of={icon} flip={flip} filled={filled} />
      {badge !== undefined && badge !== null && badge !== false && (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </>
  );
  if (render) return cloneElement(render, { ...props, children: content } as object);
  return (
    <button type="button" {...props}>
      {content}
    </button>
  );
}
