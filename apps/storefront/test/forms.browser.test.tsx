import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alertOf, descriptionOf, inputOf, typeAll, typeInto } from './fields.ts';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import { done, FORM_ROWS, type FormRow } from './form-rows.tsx';
import { renderOpened } from './render-opened.tsx';
import type { RenderedShop } from './render-shop.tsx';
import { wideElements } from './wide-elements.ts';

const LOST = 'Connection lost. Please try again.';
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

describe.each(Object.entries(FORM_ROWS))('%s', (_file, row) => {
  const { wrong, enterIn = wrong?.field, sends } = row;

  test('keeps all that was typed when it is refused or the connection is lost, and is sent by Enter once', async () => {
    const { shop, form } = await show(row);
    const before = countOf(row, shop);
    if (wrong) {
      const typed = textsOf(form);
      const sentence = wrong.by && shop.server.refuse(sends as never, 'invalid-field', wrong.field, 'The server’s own sentence.');
      let heard: string | undefined;
      form.addEventListener('focusin', ({ target }) => {
        if (target === inputOf(wrong.field)) heard = descriptionOf(target as HTMLInputElement);
      });
      await submit(form);
      const input = inputOf(wrong.field);
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      if (!wrong.alerts) await expect.element(input).toHaveFocus();
      const complaint = descriptionOf(input);
      expect(complaint).toContain(sentence ?? '');
      expect(complaint.trim(), 'says what is wrong').not.toBe('');
      expect(heard, 'says it with the focus').toBe(wrong.alerts ? undefined : complaint);
      expect(alertOf(input) !== null, 'alerts if the focus did not say it').toBe(wrong.alerts ?? false);
      // The focus is in the field already: nothing would be said by moving it there.
      input.focus();
      for (let refusals = 1; refusals <= 2; refusals += 1) {
        const before = alertOf(input);
        await userEvent.keyboard('{Enter}');
        await expect.poll(() => alertOf(input) ?? before, { message: 'another alert for Enter' }).not.toBe(before);
        expect(complaint).toContain(alertOf(input)!.textContent);
      }
      expect(textsOf(form), 'what was typed').toEqual(typed);
      shop.server.recover();
      if (!wrong.by) expect(countOf(row, shop), 'sent although it is wrong').toBe(before);
      await typeInto(wrong.field, wrong.right);
      await expect.element(inputOf(wrong.field)).toHaveAttribute('aria-invalid', 'false');
      expect(descriptionOf(inputOf(wrong.field)), 'the complaint stays').not.toBe(complaint);
    }
    if (typeof sends !== 'function' && !row.otherwise) await expectNothingLost(row, shop, form);
    const sent = countOf(row, shop);
    const release = typeof sends === 'function' ? () => undefined : shop.server.hold(sends);
    if (enterIn) {
      inputOf(enterIn).focus();
      await userEvent.keyboard(typeof sends === 'function' ? '{Enter}' : '{Enter}{Enter}');
    } else await submit(form);
    await expect.poll(() => countOf(row, shop), { message: 'sent' }).toBe(sent + 1);
    release();
  });

  test('has labels, and fits a narrow screen from right to left with its complaints', async () => {
    const { form } = await show(row, { locale: 'ar', width: 360 });
    if (wrong && !wrong.by) {
      await submit(form);
      await expect.element(inputOf(wrong.field)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(getComputedStyle(form).direction).toBe('rtl');
    expect(controlsOf(form).filter(({ type, labels, ariaLabel }) => type !== 'hidden' && !labels?.length && !ariaLabel)).toEqual([]);
    expect(wideElements(form), 'wider than the screen').toEqual([]);
    expect(await findAccessibilityFaults(form)).toEqual([]);
  });
});

async function show(row: FormRow, options: { readonly locale?: 'ar'; readonly width?: number } = {}) {
  done.length = 0;
  const shop = await renderOpened(row.part, { ...row.options, ...options });
  const find = () => document.querySelector<HTMLFormElement>('[role=dialog] form') ?? document.querySelector<HTMLFormElement>('main form');
  await expect.poll(find).not.toBeNull();
  await row.fill?.();
  // A narrow screen asks for less.
  const hidden = (field: string) => !inputOf(field).checkVisibility();
  await typeAll(Object.fromEntries(Object.entries(row.typed ?? {}).filter(([field]) => !hidden(field))));
  return { shop, form: find()! };
}

/** The connection is lost while the complete form is sent: nothing is. */
async function expectNothingLost({ sends }: FormRow, { server }: RenderedShop, form: HTMLFormElement): Promise<void> {
  const typed = textsOf(form);
  server.lose(sends as never);
  await submit(form);
  await expect.poll(() => document.body.innerText).toContain(LOST);
  expect(textsOf(form), 'what was typed').toEqual(typed);
  server.recover();
}

function countOf({ sends }: FormRow, { server }: RenderedShop): number {
  return typeof sends === 'function' ? sends() : server.received(sends).length;
}

/** Presses the button that sends the form. */
async function submit(form: HTMLFormElement): Promise<void> {
  const button =
    document.querySelector<HTMLElement>(form.id ? `[form="${form.id}"][type=submit]` : 'no-button') ??
    form.querySelector<HTMLElement>('[type=submit]')!;
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await userEvent.keyboard('{Enter}');
}

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, textarea, select')];

function textsOf(form: HTMLFormElement): readonly string[] {
  return controlsOf(form).map(
    (control) => `${control.name}: ${control.type === 'file' ? '' : control.value} ${'checked' in control && control.checked}`,
  );
}
