import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alertOf, descriptionOf, inputOf } from './fields.ts';
import { DRAFT } from '@bozor/web/forms/clear-drafts.ts';
import type { MutationRow } from './mutation-row.ts';
import { renderOpened } from './render-opened.tsx';
import type { RenderedShop } from './render-shop.tsx';
import { sampleOf } from './sample-of.ts';
import { showElsewhere } from './show-elsewhere.ts';
import { nameOf } from './shop-server.ts';
import { wideElements } from './wide-elements.ts';

const LOST = 'Connection lost. Please try again.';

/** The promises of every call that changes something: sent once, answered in the server's words, nothing typed is lost, nothing stale stays. */
export function checkMutations(rows: readonly MutationRow[]): void {
  describe.each(rows.map((row) => [`${row.file}: ${nameOf(row.endpoint)}`, row] as const))('%s', (_name, row) => {
    const { endpoint, changes = [], fields = [], enterIn, lost = LOST, except = {} } = row;

    test('is sent once however often it is pressed, says that it is busy, and refreshes what it changes', async () => {
      const shop = await show(row);
      const shown = changes.map((changed) => showElsewhere(shop, changed));
      const before = shop.server.received(endpoint).length;
      const release = shop.server.hold(endpoint);
      await pressAtOnce(row);
      await expect.poll(() => shop.server.received(endpoint).length).toBeGreaterThan(before);
      if (!except.busy) {
        await expect.element(button(row)).toHaveAttribute('aria-busy', 'true');
        await userEvent.keyboard('{Enter}');
      }
      await nextTask();
      expect(shop.server.received(endpoint)).toHaveLength(before + 1);
      release();
      await expect.poll(() => shown.filter(({ isStale }) => isStale()).map(({ name }) => name), { message: 'stays stale' }).toEqual([]);
      for (const { leave } of shown) leave();
      if (saysSo(row)) await expect.poll(text, { message: 'says what the server says' }).toContain('Message');
      await expect.poll(drafts, { message: 'what was sent is no draft any more' }).toEqual([]);
      await row.then?.(shop);
      expect(shop.server.received(endpoint), 'after the answer').toHaveLength(before + 1);
      await expect.poll(() => shop.queries.isMutating()).toBe(0);
      await nextFrame();
      if (!except.focus) await expect.poll(() => document.activeElement, { message: 'the focus is lost' }).not.toBe(document.body);
    });

    test('says why it was refused, in the server’s words, or that the connection is lost, and keeps what was typed', async () => {
      const { server } = await show(row);
      if (!except.refusal) {
        const sentence = server.refuse(endpoint, row.refusal, undefined, `The server’s own sentence about ${row.refusal}.`);
        await pressByKey(row);
        await expect.poll(text).toContain(sentence);
        expectSpoken(sentence);
        expect(text()).not.toContain(LOST);
        expectTyped(row);
        server.recover(endpoint);
      }
      if (!except.lost) {
        server.lose(endpoint);
        await pressByKey(row);
        await expect.poll(text).toContain(lost);
        expectSpoken(lost);
        expectTyped(row);
        server.recover(endpoint);
      }
      await expectToFitFromRightToLeft();
      if (except.again) return;
      const before = server.received(endpoint).length;
      await pressByKey(row);
      await expect.poll(() => server.received(endpoint).length, { message: 'can be tried again' }).toBe(before + 1);
    });

    test.each(fields)('a refusal of %s stands at that field', async (field) => {
      const { server } = await show(row);
      const sentence = server.refuse(endpoint, 'invalid-field', field, `The server’s own sentence about ${field}.`);
      await pressByKey(row);
      await expect.poll(text).toContain(sentence);
      const input = inputOf(field);
      expect(descriptionOf(input)).toContain(sentence);
      expect(input.closest('[aria-invalid=true], [role=radiogroup], fieldset, button'), 'is marked as wrong').not.toBeNull();
      await expect.poll(() => document.activeElement === input || alertOf(input) !== null, { message: 'is said' }).toBe(true);
      expectTyped(row);
    });

    if (!enterIn) return;
    test('is sent once when Enter is pressed twice in a field', async () => {
      const { server } = await show(row);
      const before = server.received(endpoint).length;
      const release = server.hold(endpoint);
      inputOf(enterIn).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect.poll(() => server.received(endpoint).length).toBeGreaterThan(before);
      await nextTask();
      expect(server.received(endpoint)).toHaveLength(before + 1);
      release();
    });
  });
}

async function show({ part, options, fill }: MutationRow): Promise<RenderedShop> {
  const shop = await renderOpened(part, options);
  await fill?.(shop);
  return shop;
}

/** The screen with its error messages fits a narrow one that is read from right to left. */
async function expectToFitFromRightToLeft(): Promise<void> {
  document.documentElement.dir = 'rtl';
  await page.viewport(360, 800);
  await expect.poll(() => wideElements(document.body), { message: 'wider than the screen' }).toEqual([]);
  await page.viewport(1280, 800);
  document.documentElement.dir = 'ltr';
}

const button = ({ button: name }: MutationRow) => page.getByRole('button', { name, exact: true }).last();

async function pressByKey(row: MutationRow): Promise<void> {
  await expect.element(button(row)).not.toHaveAttribute('aria-disabled', 'true');
  (button(row).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

function expectTyped({ typed = {} }: MutationRow): void {
  for (const [field, written] of Object.entries(typed)) expect(inputOf(field).value, field).toBe(written);
}

/** Presses the button twice before the page can render, then leaves the focus on it. */
async function pressAtOnce(row: MutationRow): Promise<void> {
  await expect.element(button(row)).not.toHaveAttribute('aria-disabled', 'true');
  const element = button(row).element() as HTMLElement;
  element.focus();
  element.click();
  element.click();
}

/** The sentence is read out: as an alert, in a live region, or as the description of a field. */
function expectSpoken(sentence: string): void {
  const describing = new Set(
    [...document.querySelectorAll('[aria-describedby]')].flatMap((each) => each.getAttribute('aria-describedby')!.split(' ')),
  );
  const parts = [...document.querySelectorAll('[role=alert], [role=status], [aria-live]:not([aria-live=off]), [id]')].filter(
    (part) => part.matches('[role=alert], [role=status], [aria-live]') || describing.has(part.id),
  );
  expect(
    parts.some((part) => part.textContent.includes(sentence)),
    'is read out',
  ).toBe(true);
}

/** The reply has a sentence for the customer; that of a sample is its name. */
const saysSo = ({ endpoint, except }: MutationRow) => 'message' in (sampleOf(endpoint.reply) as object) && !except?.success;
/** Those of the checkout stay: the next order begins with them. */
const KEPT = ['checkout-draft', 'parcel-draft'];
const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.endsWith(DRAFT) && !KEPT.includes(key));
const text = () => document.body.innerText;
const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
const nextTask = () => new Promise((resolve) => void setTimeout(resolve, 0));
