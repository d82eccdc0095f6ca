import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from './render-shop.tsx';

const NAMES = ['First', 'Second', 'Third'];

test.each([
  ['en', '{ArrowRight}', 'Second'],
  ['en', '{ArrowLeft}', 'Third'],
  ['ar', '{ArrowLeft}', 'Second'],
  ['ar', '{ArrowRight}', 'Third'],
  ['ar', '{End}', 'Third'],
] as const)('in %s %s leads from the first tab to the %s', async (locale, key, name) => {
  await renderShop(<Three />, { locale });
  (page.getByRole('tab', { name: 'First' }).element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('tab', { name })).toHaveFocus();
});

function Three() {
  const [value, setValue] = useState('First');
  return <Tabs label="Three" value={value} onChange={setValue} items={NAMES.map((id) => ({ id, label: id, panel: id }))} />;
}
