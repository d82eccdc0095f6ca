import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

/** A single-line text field; all attributes of `<input>` and `ref` pass through. */
export function TextField(props: Omit<ComponentProps<'input'>, 'style' | 'className'> & FieldProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(own) => <input type="text" {...control} {...own} />}</Field>;
}
