import X from 'lucide-react/icons/x';
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Radio } from '../forms/radio.tsx';
import { Icon, type Glyph } from './icon.tsx';
import * as styles from './chip.module.css';

/** A small button: a toggle with `pressed`, a link with `render`. `variant="solid"` turns dark when pressed, `outline` takes the accent. */
export function Chip({
  icon,
  pressed,
  variant = 'outline',
  size = 40,
  render,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'style'> & {
  icon?: Glyph;
  pressed?: boolean;
  variant?: 'outline' | 'solid' | 'glass';
  size?: 36 | 40 | 44;
  render?: ReactElement;
}) {
  const props = {
    ...rest,
    'className': classNames(styles.chip, className),
    'data-variant': variant,
    'data-size': size,
    'data-on': pressed || undefined,
  };
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </>
  );
  if (render) return cloneElement(render, { ...props, children: content } as object);
  return (
    <button type="button" aria-pressed={pressed} {...props}>
      {content}
    </button>
  );
}

/** A chip for an applied filter that can be removed; `removeLabel` is the full sentence. */
export function RemovableChip({ removeLabel, onRemove, children }: { removeLabel: string; onRemove: () => void; children: ReactNode }) {
  return (
    <span className={styles.chip} data-size={40} data-removable>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}

/** Single choice as chips: a tip, a time slot, a rating. A form that refuses the choice finds it by `name` and says why by `error`. */
export function ChipChoice<Value extends string>({
  label,
  labelHidden,
  options,
  value,
  onChange,
  size = 40,
  scroll,
  name,
  error,
  className,
}: {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly { value: Value; label: ReactNode; icon?: Glyph; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  size?: 36 | 40 | 44;
  scroll?: boolean;
  name?: string;
  error?: string;
  className?: string;
}) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : `text-h3 ${styles.legend}`}>{label}</legend>
      <ChipRow scroll={scroll}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.chip}
            data-variant="outline"
            data-size={size}
            data-choice
            onChange={() => onChange(option.value)}
          >
            <Radio
              className="stretched-input"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
            />
            {option.icon && <Icon of={option.icon} size={16} />}
            {option.label}
          </label>
        ))}
      </ChipRow>
      {error && (
        <p id={`${id}-error`} className={`text-error ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A row of chips that wraps. With `scroll` it scrolls to the edge of the page on touch screens and in small windows. */
export function ChipRow({ scroll, className, children }: { scroll?: boolean; className?: string; children: ReactNode }) {
  // Firefox stops at a box that scrolls. The chips in it have the focus.
  return (
    <div tabIndex={-1} className={classNames(scroll ? styles.scrolling : styles.wrapping, className)}>
      {children}
    </div>
  );
}
