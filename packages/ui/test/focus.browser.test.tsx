import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '../src/base/keep-focus.ts';
import { LiveRegion } from '../src/feedback/live-region.tsx';
import { Dialog } from '../src/overlays/dialog.tsx';
import { renderPart } from './render-part.tsx';

const press = async (name: string) => {
  (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

describe('base/keep-focus.ts', () => {
  let end = () => {};
  afterEach(() => end());
  const keep = async (part: ReactNode) => {
    await renderPart(part);
    end = keepFocus();
  };

  test('a removed entry of a list hands the focus to the one that takes its place, the last one to the one before', async () => {
    await keep(<Rows />);
    await press('Remove Bread');
    await expect.element(page.getByRole('button', { name: 'Remove Milk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Tea' })).toHaveFocus();
  });

  test('the last entry of all hands it to the heading of its part', async () => {
    await keep(<Rows />);
    for (const name of ['Bread', 'Milk', 'Tea']) await press(`Remove ${name}`);
    await expect.element(page.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  });

  test.each(['removed', 'hidden', 'disabled'] as const)('a %s button hands it to the heading of its part', async (how) => {
    await keep(<Going how={how} title="Order No. 1" />);
    await press('Cancel the order');
    await expect.element(page.getByRole('heading', { name: 'Order No. 1' })).toHaveFocus();
  });

  test('a part without a heading gets it by its own name, and one without a name passes it to the page', async () => {
    await keep(
      <>
        <h1>Orders</h1>
        <section aria-label="Rating">
          <Going how="removed" />
        </section>
        <section>
          <Going how="removed" label="Close the notice" />
        </section>
      </>,
    );
    await press('Cancel the order');
    await expect.element(page.getByRole('region', { name: 'Rating' })).toHaveFocus();
    await press('Close the notice');
    await expect.element(page.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  });

  test('focus that the page hands on by itself, or that a press beside all controls took away, stays where it is', async () => {
    await keep(
      <>
        <input aria-label="Code" />
        <Going how="removed" then={() => document.querySelector('input')!.focus()} />
        <p>Text</p>
      </>,
    );
    await press('Cancel the order');
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await page.getByText('Text').click();
    document.querySelector('input')!.remove();
    const removedAt = performance.now();
    await expect.poll(() => performance.now() - removedAt).toBeGreaterThan(400);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('overlays/use-final-focus.ts', () => {
  test('where the page as a whole had the focus, its heading gets it', async () => {
    await renderPart(<Opened />);
    const main = document.querySelector('main')!;
    main.tabIndex = -1;
    main.focus();
    document.dispatchEvent(new Event('open'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  test('where the control that had it has been replaced with the page, the heading gets it, not an earlier control', async () => {
    await renderPart(<Opened />);
    document.querySelector('a')!.focus();
    const field = document.querySelector('main')!.appendChild(document.createElement('input'));
    field.focus();
    document.dispatchEvent(new Event('open'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    field.remove();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  test('focus that what was chosen took along stays there', async () => {
    await renderPart(<Opened />);
    document.dispatchEvent(new Event('open'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await press('Choose');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Chosen' })).toHaveFocus();
  });
});

describe('feedback/use-spoken-title.ts', () => {
  test('a step of a dialog says its title when it replaces another, and the first one is left to the dialog', async () => {
    await renderPart(<Steps />);
    const said: string[] = [];
    for (const region of page.getByRole('status').elements())
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, subtree: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => said).toEqual(['Enter the SMS code']);
    await expect.element(page.getByRole('dialog', { name: 'Enter the SMS code' })).toBeVisible();
  });
});

function Rows() {
  const [rows, setRows] = useState(['Tea', 'Bread', 'Milk']);
  return (
    <section>
      <h2>Your cart</h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            {row}
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Going({
  how,
  title,
  label = 'Cancel the order',
  then,
}: {
  readonly how: 'removed' | 'hidden' | 'disabled';
  readonly title?: string;
  readonly label?: string;
  readonly then?: () => void;
}) {
  const [isGone, setGone] = useState(false);
  const act = () => {
    setGone(true);
    then?.();
  };
  return (
    <div>
      {title && (
        <article>
          <h2>{title}</h2>
          <Button {...{ how, label, isGone, act }} />
        </article>
      )}
      {!title && <Button {...{ how, label, isGone, act }} />}
    </div>
  );
}

function Button({ how, label, isGone, act }: { how: string; label: string; isGone: boolean; act: () => void }) {
  if (isGone && how === 'removed') return null;
  return (
    <button type="button" hidden={isGone && how === 'hidden'} disabled={isGone && how === 'disabled'} onClick={act}>
      {label}
    </button>
  );
}

function Opened() {
  const [open, setOpen] = useState(false);
  const choose = () => {
    setOpen(false);
    document.querySelector('a')!.focus();
  };
  return (
    <>
      <h1>Home</h1>
      <a href="#chosen">Chosen</a>
      <span ref={(mark) => void (mark && document.addEventListener('open', () => setOpen(true), { once: true }))} />
      <Dialog open={open} onOpenChange={setOpen} title="Choose" closeLabel="Close">
        <button type="button" onClick={choose}>
          Choose
        </button>
      </Dialog>
    </>
  );
}

function Steps() {
  const [title, setTitle] = useState('Sign In');
  return (
    <>
      <LiveRegion />
      <Dialog open onOpenChange={() => undefined} title={title} closeLabel="Close">
        <button type="button" onClick={() => setTitle('Enter the SMS code')}>
          Send
        </button>
      </Dialog>
    </>
  );
}
