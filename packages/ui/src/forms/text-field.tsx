import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

/** One line of text; all attributes of `<input>` pass through, `ref` as well. */
export function TextField(props: Omit<ComponentProps<'input'>, 'style' | 'className'> & FieldProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(own) => <input type="text" {...control} {...own} />}</Field>;
}
