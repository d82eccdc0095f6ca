import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import * as styles from './password-field.module.css';

/** A password field with a button that reveals its text. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({
  showLabel,
  hideLabel,
  ...props
}: Omit<ComponentProps<'input'>, 'style' | 'className' | 'type'> & Omit<FieldProps, 'end'> & { showLabel: string; hideLabel: string }) {
  const [shown, setShown] = useState(false);
  const { field, control } = splitField(props);
  return (
    <Field
      {...field}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? hideLabel : showLabel}
          variant="plain"
          className={styles.reveal}
          onClick={() => setShown(!shown)}
        />
      }
    >
      {(own) => (
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          dir="ltr"
          {...control}
          {...own}
          type={shown ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
