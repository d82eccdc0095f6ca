import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type FormEvent, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon, type Glyph } from '../actions/icon.tsx';
import { useComplaint } from './use-complaint.ts';
import * as styles from './field.module.css';

/** Props common to all fields, beside the native attributes. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean;
  /** Muted word after the label: "optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Marks the field invalid and renders below it. */
  error?: ReactNode;
  /** Announces the error as it appears, for an error that no move of the focus reads. */
  alerts?: boolean;
  icon?: Glyph;
  /** Content inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** Label above, box of 52 px, hint and error below. The specific fields build on it; `children` receives the control's attributes. */
export function Field({
  label,
  labelHidden,
  aside,
  hint,
  error,
  alerts,
  icon,
  start,
  end,
  className,
  id: ownId,
  children,
}: FieldProps & {
  id?: string;
  children: (control: {
    'id': string;
    'className': string | undefined;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'onInvalid': (event: FormEvent<HTMLElement>) => void;
  }) => ReactNode;
}) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const { onInvalid, key, role } = useComplaint();
  const describedBy = classNames(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined);
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      <div className={styles.box}>
        {icon && <Icon of={icon} />}
        {start}
        {children({
          'id': id,
          'className': styles.control,
          'aria-invalid': Boolean(error), // never left out: beside `required` a browser tells its own judgement of an untouched field
          'aria-describedby': describedBy || undefined,
          onInvalid,
        })}
        {end}
      </div>
      {(hint || error) && (
        <div className={styles.notes}>
          {error && (
            <p key={key} id={`${id}-error`} role={alerts ? 'alert' : role} className={styles.error}>
              <Icon of={CircleAlert} size={16} />
              <span>{error}</span>
            </p>
          )}
          {hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Separates the field's own props from the control's. */
export function splitField<Props extends FieldProps & { id?: string }>(props: Props) {
  const { label, labelHidden, aside, hint, error, alerts, icon, start, end, className, id, ...control } = props;
  return { field: { label, labelHidden, aside, hint, error, alerts, icon, start, end, className, id }, control };
}
