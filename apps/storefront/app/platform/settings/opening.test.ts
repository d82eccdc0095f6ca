import { calls } from '@bozor/contract/shop/calls.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { RenderedAtContext, openingText, useRenderedAt, useMoment } from './opening.ts';
import { allOf } from '@bozor/web/api/query.ts';

const words = {
  t: (source: string, values: Readonly<Record<string, unknown>> = {}) =>
    source.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  formatWhen: (moment: Date | string | number, nowMs: number | undefined) => `at ${String(moment)}, seen from ${nowMs}`,
};
/** A language in which the time comes first. */
const uzbek = { ...words, t: () => 'ertaga 09:00 da ochiladi' };

test('says of a closed store when it opens, as a sentence that begins with a capital', () => {
  expect(openingText({ next_opening_at: '09:00' }, 5, words)).toBe('Opens at 09:00, seen from 5');
  expect(openingText({ next_opening_at: '09:00' }, 5, uzbek)).toBe('Ertaga 09:00 da ochiladi');
});

test('shows only that a store is closed when its next opening is unknown', () => {
  expect(openingText({ next_opening_at: null }, 5, words)).toBe('Closed now');
});

test("a part that hydrates late uses the page's render time, though the configuration was refetched", () => {
  const client = createQueryClient();
  const read = (updatedAt: number) => client.setQueryData(allOf(calls.config.read), {}, { updatedAt });
  const Late = () => useMoment();
  const Between = () => {
    read(2);
    return createElement(Late);
  };
  const Page = () => createElement(RenderedAtContext, { value: useRenderedAt() }, createElement(Between));
  read(1);
  expect(renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)))).toBe('1');
});
