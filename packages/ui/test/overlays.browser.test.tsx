import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LiveRegion } from '../src/feedback/live-region.tsx';
import { AlertDialog } from '../src/overlays/alert-dialog.tsx';
import { Dialog } from '../src/overlays/dialog.tsx';
import { Drawer } from '../src/overlays/drawer.tsx';
import { Menu } from '../src/overlays/menu.tsx';
import { Popover } from '../src/overlays/popover.tsx';
import { closeToast, toast } from '../src/overlays/toast.ts';
import { Toaster } from '../src/overlays/toaster.tsx';
import { findAccessibilityFaults } from './find-accessibility-faults.ts';
import { focus, renderPart } from './render-part.tsx';

interface Switched {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const opener = page.getByRole('button', { name: 'Opener' });
const nothing = () => undefined;
const choose = <button type="button">Choose</button>;

async function open(part: (state: Switched) => ReactNode, direction?: 'rtl') {
  await renderPart(<Opening part={part} />, direction);
  focus(opener);
  await userEvent.keyboard('{Enter}');
}

const PANELS: Readonly<Record<string, (state: Switched) => ReactNode>> = {
  'overlays/dialog.tsx': (state) => (
    <Dialog {...state} title="Language" closeLabel="Close">
      {choose}
    </Dialog>
  ),
  'overlays/drawer.tsx': (state) => (
    <Drawer {...state} title="Language" closeLabel="Close">
      {choose}
    </Drawer>
  ),
};

describe.each(Object.entries(PANELS))('%s', (_file, part) => {
  const dialog = page.getByRole('dialog', { name: 'Language' });

  test('keeps the focus inside, closes on Escape and gives the focus back', async () => {
    await open(part);
    await expect.element(dialog).toBeVisible();
    for (let tabs = 0; tabs < 3; tabs += 1) {
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Tab}');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closes by its button, from right to left too, and gives the focus back', async () => {
    await open(part, 'rtl');
    expect(await findAccessibilityFaults(dialog.element())).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('overlays/dialog.tsx', () => {
  test('stays on Escape while its action runs', async () => {
    await open((state) => (
      <Dialog {...state} title="Language" closeLabel="Close" dismissible={false}>
        {choose}
      </Dialog>
    ));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('is described by its text', async () => {
    await open((state) => <Dialog {...state} title="Language" text="Of the whole shop" closeLabel="Close" />);
    await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('Of the whole shop');
  });
});

describe('overlays/alert-dialog.tsx', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Delete it?' });
  const confirm = page.getByRole('button', { name: 'Delete', exact: true });
  const ask = (act: () => void | Promise<unknown>) => (state: Switched) => (
    <AlertDialog {...state} title="Delete it?" text="It will not come back." confirmLabel="Delete" cancelLabel="Keep" onConfirm={act} />
  );

  test('acts once when it is pressed twice, says that it is busy, stays meanwhile and gives the focus back', async () => {
    let settle = () => {};
    const act = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (settle = resolve)));
    await open(ask(act));
    await expect.element(dialog).toHaveAccessibleDescription('It will not come back.');
    await confirm.dblClick();
    expect(act).toHaveBeenCalledOnce();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    settle();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('stays when the action fails, and can be tried again', async () => {
    const act = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
    await open(ask(act), 'rtl');
    await confirm.click();
    await expect.element(confirm).not.toHaveAttribute('aria-busy');
    await expect.element(dialog).toBeVisible();
    await confirm.click();
    expect(act).toHaveBeenCalledTimes(2);
    expect(await findAccessibilityFaults(dialog.element())).toEqual([]);
  });

  test('does nothing when it is called off', async () => {
    const act = vi.fn<() => void>();
    await open(ask(act));
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('overlays/menu.tsx', () => {
  const trigger = page.getByRole('button', { name: 'Account' });
  const items = (select: () => void) => [
    { id: 'orders', label: 'Orders', onSelect: nothing },
    { id: 'points', label: 'Points', checked: true },
    { id: 'leave', label: 'Log out', onSelect: select },
  ];
  const render = (select: () => void) =>
    renderPart(<Menu label="Your account" items={items(select)} trigger={<button type="button">Account</button>} />);

  test('arrow keys, Home and End move in a circle, and a choice acts once and gives the focus back', async () => {
    const select = vi.fn<() => void>();
    await render(select);
    focus(trigger);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Points' })).toHaveFocus();
    await expect.element(page.getByRole('menuitemradio', { name: 'Points' })).toBeChecked();
    expect(await findAccessibilityFaults(page.getByRole('menu').element())).toEqual([]);
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(() => select).toHaveBeenCalledOnce();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger).toHaveFocus();
  });

  test('closes on Escape and gives the focus back', async () => {
    await render(nothing);
    focus(trigger);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger).toHaveFocus();
  });
});

describe('overlays/popover.tsx', () => {
  const trigger = page.getByRole('button', { name: 'Filter' });
  const panel = page.getByRole('group', { name: 'Filters' });

  test('closes on Escape with the focus given back, and for a press outside', async () => {
    await renderPart(
      <>
        <p>Outside</p>
        <Popover label="Filters" trigger={<button type="button">Filter</button>}>
          {(close) => (
            <button type="button" onClick={close}>
              Apply
            </button>
          )}
        </Popover>
      </>,
    );
    focus(trigger);
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(trigger).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await page.getByText('Outside').click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('overlays/toaster.tsx', () => {
  test('a fault is an alert, its action acts once and closes it, and it can be closed by its button', async () => {
    const press = vi.fn<() => void>();
    await renderPart(<Toaster label="Messages" closeLabel="Close the message" keyHint={(action) => `${action}: press F6`} />, 'rtl');
    toast({
      id: 'one',
      kind: 'error',
      title: 'Not saved',
      text: 'The store is closed.',
      action: { label: 'Retry', onPress: press },
      timeoutMs: 0,
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('The store is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(press).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
    toast({ id: 'two', kind: 'success', title: 'Saved', timeoutMs: 0 });
    await expect.element(page.getByText('Saved')).toBeVisible();
    await expect.element(page.getByRole('alert'), 'good news interrupt nobody').not.toBeInTheDocument();
    toast({ id: 'two', title: 'Saved again', timeoutMs: 0 });
    await expect.element(page.getByText('Saved again')).toBeVisible();
    expect(page.getByText('Saved', { exact: true }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expect.element(page.getByText('Saved again')).not.toBeInTheDocument();
    closeToast();
  });

  test('appears in a region that stood empty before, and says there how its button is reached and what else has changed', async () => {
    await renderPart(
      <>
        <LiveRegion />
        <Toaster label="Messages" closeLabel="Close the message" keyHint={(action) => `${action}: press F6`} />
      </>,
    );
    const region = document.querySelector('[data-notices]')!;
    expect([region.ariaLive, region.textContent]).toEqual(['polite', '']);
    const press = vi.fn<() => void>();
    toast({ id: 'one', title: 'Removed', aside: '2 items in the cart', action: { label: 'Undo', onPress: press }, timeoutMs: 0 });
    await expect.element(page.getByText('Removed')).toBeVisible();
    expect(region.textContent).toBe('RemovedUndo: press F6. 2 items in the cartUndo');
    const inner = [...region.querySelectorAll('[aria-live], [role=status], [role=alert]')];
    expect(inner, 'one region says it').toEqual([]);
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
    closeToast();
  });

  test.each([
    ['lifted above the control that was pressed, where it would cover it', 'bottom', 20, false, 'above'],
    ['lifted above it when a bar comes later and moves the toast there', 'bottom', 160, false, 'above'],
    ['at the foot of the screen, away from the control', 'top', 20, false, 'below'],
    ['below the control that was pressed in a dialog, where it would cover it', 'top', 100, true, 'below'],
  ] as const)("'overlays/use-clear-of-press.ts': a toast is %s", async (_where, edge, atPx, isInDialog, side) => {
    await page.viewport(390, 800);
    const place = (element: HTMLElement | null) => {
      if (element) Object.assign(element.style, { position: 'fixed', [edge]: `${atPx}px`, left: '150px' });
    };
    await renderPart(
      <>
        <div ref={place} role="group" aria-label="Quantity">
          <button type="button">One more</button>
        </div>
        {isInDialog && <div data-modal data-open />}
        <Toaster label="Messages" closeLabel="Close the message" keyHint={(action) => `${action}: press F6`} />
      </>,
    );
    const button = page.getByRole('button', { name: 'One more' });
    await button.click();
    toast({ id: 'one', title: 'Updated', timeoutMs: 0 });
    await expect.element(page.getByText('Updated')).toBeVisible();
    if (atPx === 160) document.documentElement.style.setProperty('--bottom-bar', '140px');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = document.querySelector('[data-toaster]')!.getBoundingClientRect();
    document.documentElement.style.removeProperty('--bottom-bar');
    const control = button.element().parentElement!.getBoundingClientRect();
    if (side === 'above') expect(shown.bottom).toBeLessThanOrEqual(control.top);
    else expect(shown.top).toBeGreaterThanOrEqual(control.bottom);
    expect(shown.top).toBeGreaterThanOrEqual(0);
    expect(shown.bottom).toBeLessThanOrEqual(innerHeight);
    closeToast();
  });
});

function Opening({ part }: { readonly part: (state: Switched) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      {part({ open: isOpen, onOpenChange: setOpen })}
    </>
  );
}
