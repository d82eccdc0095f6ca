import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './button.module.css';

type ButtonVariant = 'primary' | 'tint' | 'ghost' | 'outline' | 'danger' | 'link';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 40 | 48 | 54;
  /** Replaces the text by a spinner. The width stays, and presses are ignored. */
  busy?: boolean;
  /** Fills the line. */
  wide?: boolean;
  /** `between` puts the text at the start and the last child (a total) at the end. */
  spread?: 'between';
}

/**
 * A button. `render={<Link to="…" />}` makes it a link with the same look. The link's own `onClick` stays, unless the button has one.
 * One primary button per view.
 */
export function Button({
  variant = 'primary',
  size = 48,
  busy = false,
  wide,
  spread,
  render,
  className,
  children,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'style'> & ButtonLook & { render?: ReactElement }) {
  const shared = {
    'className': classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-spread': spread,
    'data-busy': busy || undefined,
  };
  const content = (
    <>
      <span className={styles.content}>{children}</span>
      {busy && <span className={styles.spinner} data-spinner aria-hidden />}
    </>
  );
  if (render) return cloneElement(render, { ...rest, ...shared, ...(onClick && { onClick }), children: content } as object);
  return (
    <button
      type="button"
      {...rest}
      {...shared}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {content}
    </button>
  );
}
