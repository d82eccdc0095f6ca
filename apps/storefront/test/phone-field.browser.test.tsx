import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeStored } from '../app/platform/storage.ts';
import { PhoneField } from '../app/shell/phone/phone-field.tsx';
import { leaveShop, renderShop } from './render-shop.tsx';
import { buildConfig } from './samples.ts';

const field = page.getByRole('textbox', { name: 'Phone' });
const input = () => field.element() as HTMLInputElement;

afterEach(async () => expect(await leaveShop()).toEqual([]));

async function renderField(start = '') {
  const change = vi.fn<(value: string) => void>();
  const config = buildConfig();
  const countries = [...config.countries, { code: 'RU', name: 'Russia', dial_code: '+7' }];
  await renderShop(<Form start={start} change={change} />, { config: { ...config, countries } });
  await expect.element(field).toBeVisible();
  return change;
}

function Form({ start, change }: { readonly start: string; readonly change: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const take = (next: string) => {
    setValue(next);
    change(next);
  };
  return <PhoneField label="Phone" value={value} onChange={take} />;
}

/** Sets the whole text at once, as autofill does. */
function fillIn(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text);
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

async function paste(text: string) {
  await field.click();
  document.execCommand('insertText', false, text);
}

describe('the phone field', () => {
  test.each([['901234567'], ['0901234567'], ['8901234567'], ['998901234567'], ['+998901234567'], ['00998901234567']])(
    'reads %s typed, and shows the whole number',
    async (keys) => {
      const change = await renderField();
      await userEvent.type(field, keys);
      await expect.element(field).toHaveValue('+998 90 123 45 67');
      expect(change).toHaveBeenLastCalledWith('+998901234567');
    },
  );

  test.each([
    ['national', '90 123-45-67'],
    ['with the code twice', '+998 +998 90 123 45 67'],
    ['from contacts', '\u202a+998\u00a090\u00a0123‑45‑67\u202c'],
    ['with an extension', '+998 90 123 45 67 доб. 5'],
    ['in Arabic digits', '٩٠١٢٣٤٥٦٧'],
    ['in full-width digits', '＋９９８９０１２３４５６７'],
  ])('reads a number %s, pasted and filled in', async (_name, text) => {
    const change = await renderField();
    await paste(text);
    await expect.element(field).toHaveValue('+998 90 123 45 67');
    fillIn('');
    fillIn(text);
    await expect.element(field).toHaveValue('+998 90 123 45 67');
    expect(change).toHaveBeenLastCalledWith('+998901234567');
  });

  test('keeps digits beyond a whole number and gives no number for them', async () => {
    const change = await renderField();
    await userEvent.type(field, '90123456789');
    await expect.element(field).toHaveValue(expect.stringMatching(/89$/));
    expect(change.mock.lastCall?.[0]).not.toBe('+998901234567');
  });

  test('the caret stays where a digit was typed or taken away, also over a space', async () => {
    await renderField('+998901234567');
    await field.click();
    input().setSelectionRange(8, 8); // '+998 90 |123 45 67'
    await userEvent.keyboard('{Backspace}');
    const digitsBefore = () => input().value.slice(0, input().selectionStart!).replace(/\D/g, '');
    expect(digitsBefore()).toBe('99890');
    await userEvent.keyboard('{Backspace}');
    expect(digitsBefore()).toBe('9989');
    await userEvent.keyboard('1');
    expect(digitsBefore()).toBe('99891');
    await expect.element(field).toHaveValue('+998 91 123 45 67');
  });

  test('another country keeps what was typed and reads it anew [header-18]', async () => {
    const change = await renderField();
    await userEvent.type(field, '8 912 345 67 89');
    const typed = input().value;
    writeStored('country', 'RU');
    await expect.poll(() => change.mock.lastCall?.[0]).toBe('+79123456789');
    expect(input().value.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
    input().blur();
    await expect.element(field).toHaveValue('+7 912 345 67 89');
  });

  test('shows a number that arrives from outside, and reads left to right', async () => {
    await renderField('+77011234567');
    await expect.element(field).toHaveValue('+7 701 123 4567');
    expect(getComputedStyle(input()).direction).toBe('ltr');
  });
});
