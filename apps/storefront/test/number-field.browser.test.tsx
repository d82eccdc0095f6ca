import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ItemPrice } from '../app/features/catalogue/item-price.tsx';
import { TipCard } from '../app/features/checkout/extras-cards.tsx';
import { writeStored } from '../app/platform/storage.ts';
import { NumberField } from '../app/shell/number/number-field.tsx';
import { leaveShop, renderShop } from './render-shop.tsx';
import { buildConfig } from './samples.ts';

const amount = page.getByRole('textbox', { name: 'Amount' });

afterEach(async () => expect(await leaveShop()).toEqual([]));

async function renderField({ digits, locale = 'en' }: { readonly digits: number; readonly locale?: 'en' | 'ru' }) {
  const change = vi.fn<(value: number | undefined) => void>();
  await renderShop(<Form change={change} />, { locale, config: { ...buildConfig(), digit_after_decimal_point: digits } });
  await expect.element(amount).toBeVisible();
  return change;
}

function Form({ change }: { readonly change: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>();
  const take = (next: number | undefined) => {
    setValue(next);
    change(next);
  };
  return <NumberField label="Amount" maximum={100_000} value={value} onChange={take} />;
}

describe('the number field', () => {
  test.each([
    ['2.50', 2, 2.5],
    ['2,50', 2, 2.5],
    ['5 000', 0, 5000],
    ['5,000', 0, 5000],
    ['5.000', 0, 5000],
    ['٥٠٠٠', 0, 5000],
    ['۲٫۵', 2, 2.5],
  ])('reads %j in a currency of %d decimals', async (keys, digits, value) => {
    const change = await renderField({ digits });
    await userEvent.type(amount, keys);
    await expect.element(amount).toHaveValue(keys);
    await expect.element(amount).toHaveAttribute('aria-invalid', 'false');
    expect(change).toHaveBeenLastCalledWith(value);
  });

  test.each([
    ['5000.5', 0, 'Write a whole number.'],
    ['2.505', 2, 'Write 2505 or 2.50.'],
    ['-5', 0, 'Write a number from 0.'],
    ['100001', 0, 'Write at most 100\u202f000.'],
    ['5k', 0, 'Write digits only.'],
  ])('refuses %j at once, and says what to write', async (keys, digits, sentence) => {
    const change = await renderField({ digits });
    await userEvent.type(amount, keys);
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(amount).toHaveAttribute('data-refused');
    expect(change.mock.lastCall?.[0]).toBeUndefined();
  });

  test('says nothing before it is touched', async () => {
    await renderField({ digits: 2 });
    await expect.element(amount).toHaveAttribute('aria-invalid', 'false');
    await expect.element(amount).not.toHaveAttribute('data-refused');
  });
});

test('an own tip keeps its decimals', async () => {
  const change = vi.fn<(changes: { readonly tip: number }) => void>();
  await renderShop(<Tip change={change} />, { config: { ...buildConfig(), digit_after_decimal_point: 2, tip_maximum: 100 } });
  await page.getByText('Own amount', { exact: true }).click();
  await userEvent.type(page.getByRole('textbox', { name: 'Own amount' }), '2,50');
  expect(change).toHaveBeenLastCalledWith({ tip: 2.5 });
});

function Tip({ change }: { readonly change: (changes: { readonly tip: number }) => void }) {
  const [tip, setTip] = useState(0);
  const take = (changes: { readonly tip: number }) => {
    setTip(changes.tip);
    change(changes);
  };
  return <TipCard tip={tip} change={take} />;
}

test('a price has one name of the currency for customers of another country', async () => {
  const config = buildConfig();
  const countries = [...config.countries, { code: 'KG', name: 'Kyrgyzstan', dial_code: '+996' }];
  writeStored('country', 'KG');
  await renderShop(<ItemPrice item={{ discounted_price: 17_500, reference_price: null, price_range: null }} />, {
    config: { ...config, countries },
  });
  await expect.element(page.getByText(/17\s500/)).toBeVisible();
  expect(document.querySelector('main, body')!.textContent.match(/UZS|soʻm/g)).toEqual(['UZS']);
});
