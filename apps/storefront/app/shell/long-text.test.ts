import { DESCRIPTION_LIMIT } from '@bozor/domain/words/truncate.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LongText } from './long-text.tsx';

vi.mock('@bozor/web/i18n/i18n-context.tsx', () => ({ useI18n: () => ({ t: (text: string) => text }) }));

const shown = (text: string, limit?: number) => renderToStaticMarkup(createElement(LongText, { text, limit }));

test.each([
  ['a long text', undefined, 70],
  ['the description of an item', DESCRIPTION_LIMIT, 130],
] as const)('%s is cut at its limit and opens with Read more [app-08] [item-14]', (_name, limit, most) => {
  expect(shown('x'.repeat(most), limit)).toBe(`<p dir="auto">${'x'.repeat(most)}</p>`);
  const cut = shown('x'.repeat(most + 1), limit);
  expect(cut).toContain(`>${'x'.repeat(most)}… <button`);
  expect(cut).toContain('aria-expanded="false">Read more</button>');
});

test('an empty text shows nothing', () => {
  expect(shown('')).toBe('');
});
