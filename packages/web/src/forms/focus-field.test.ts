import { expect, test, vi } from 'vitest';
import { focusField } from './focus-field.ts';

const field = () => ({ focus: vi.fn(), scrollIntoView: vi.fn(), dispatchEvent: vi.fn() });

function formOf(fields: Readonly<Record<string, ReturnType<typeof field>>>) {
  const elements = Object.entries(fields).map(([name, element]) => Object.assign(element, { dataset: { field: name } }));
  return { querySelectorAll: () => elements } as unknown as HTMLElement;
}

test('that of the fields which comes first on the page is focused and in view', () => {
  const [phone, name] = [field(), field()];
  focusField(formOf({ phone, name }), ['email', 'name', 'phone']);
  expect(phone.focus).toHaveBeenCalledOnce();
  expect(phone.scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
  expect(name.focus).not.toHaveBeenCalled();
});

test('without such a field, or without a form, nothing happens', () => {
  expect(() => focusField(formOf({}), ['email'])).not.toThrow();
  expect(() => focusField(null, ['email'])).not.toThrow();
});
