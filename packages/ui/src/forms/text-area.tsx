import type { ComponentProps } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

/** Several lines of text; all attributes of `<textarea>` pass through. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'style' | 'className'> & FieldProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(own) => <textarea rows={3} {...control} {...own} />}</Field>;
}
