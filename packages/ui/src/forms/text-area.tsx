import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

/** A multi-line text field; all attributes of `<textarea>` pass through. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'style' | 'className'> & FieldProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(own) => <textarea rows={3} {...control} {...own} />}</Field>;
}
