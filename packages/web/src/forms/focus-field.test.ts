import { expect, test, vi } from 'vitest';
import { focusField } from './focus-field.ts';

const field = () => ({ focus: vi.fn(), scrollIntoView: vi.fn() });

function formOf(fields: Readonly<Record<string, ReturnType<typeof field>>>) {
  const querySelector = (selector: string) => fields[/^\[data-field="(.+)"\]$/.exec(selector)![1]!] ?? null;
  return { querySelector } as unknown as HTMLElement;
}

test('the first of the fields that the form has is focused and in view', () => {
  const [phone, name] = [field(), field()];
  focusField(formOf({ phone, name }), ['email', 'phone', 'name']);
  expect(phone.focus).toHaveBeenCalledOnce();
  expect(phone.scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
  expect(name.focus).not.toHaveBeenCalled();
});

test('without such a field, or without a form, nothing happens', () => {
  expect(() => focusField(formOf({}), ['email'])).not.toThrow();
  expect(() => focusField(null, ['email'])).not.toThrow();
});
