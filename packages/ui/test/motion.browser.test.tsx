import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BottomBar } from '../src/actions/bottom-bar.tsx';
import { ScrollRow } from '../src/layout/scroll-row.tsx';
import { scrollToNext } from '../src/layout/scroll-to-next.ts';
import { useAutoScroll } from '../src/layout/use-auto-scroll.ts';
import { useAutoplay } from '../src/layout/use-autoplay.ts';
import { Dialog } from '../src/overlays/dialog.tsx';
import { Popover } from '../src/overlays/popover.tsx';
import { focus, renderPart } from './render-part.tsx';

const EVERY_MS = 4000;
const CARDS = [1, 2, 3, 4];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Four cards of 200 px in a row, as `<svg>` because a page has no inline styles. */
const cards = CARDS.map((card) => <svg key={card} width={200} height={40} role="img" aria-label={`Card ${card}`} />);

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('in %s', (direction, sign) => {
  test('layout/scroll-to-next.ts brings the card after the first to the start, and from the end the first one', async () => {
    await page.viewport(450, 400);
    await renderPart(
      <ScrollRow label="Cards" previousLabel="Back" nextLabel="On">
        {cards}
      </ScrollRow>,
      direction,
    );
    const list = page.getByRole('list', { name: 'Cards' }).element() as HTMLElement;
    const [first, second] = [...list.children].map((card) => card.getBoundingClientRect().left);
    scrollToNext(list);
    await expect.poll(() => list.scrollLeft).toBeCloseTo(second - first, -1);
    expect(Math.sign(list.scrollLeft)).toBe(sign);
    list.scrollLeft = sign * list.scrollWidth;
    scrollToNext(list);
    await expect.poll(() => list.scrollLeft).toBeCloseTo(0, -1);
  });

  test('layout/use-auto-scroll.ts scrolls a row in its direction once it is started', async () => {
    await page.viewport(450, 400);
    await renderPart(<Gliding />, direction);
    const list = page.getByRole('list', { name: 'Cards' }).element();
    // Paused for those who prefer reduced motion, as this browser says.
    vi.advanceTimersByTime(EVERY_MS);
    expect(list.scrollLeft).toBe(0);
    await page.getByRole('button', { name: 'Play' }).click();
    (document.activeElement as HTMLElement).blur();
    await expect
      .poll(() => {
        vi.advanceTimersByTime(EVERY_MS);
        return Math.sign(list.scrollLeft);
      })
      .toBe(sign);
  });
});

describe('layout/use-autoplay.ts', () => {
  const turns = () => Number(page.getByTestId('turns').element().textContent);
  const elapse = () => vi.advanceTimersByTime(EVERY_MS * 3);

  async function play() {
    await renderPart(<Playing />);
    await page.getByRole('button', { name: 'Play' }).click();
    (document.activeElement as HTMLElement).blur();
    await page.getByText('Outside').hover();
    await expect
      .poll(() => {
        elapse();
        return turns();
      })
      .toBeGreaterThan(0);
  }

  test('moves on while it is played, and no more when it is paused', async () => {
    await play();
    await page.getByRole('button', { name: 'Pause' }).click();
    (document.activeElement as HTMLElement).blur();
    await page.getByText('Outside').hover();
    await expectStill();
  });

  test('waits while the pointer is on it', async () => {
    await play();
    await page.getByRole('img').hover();
    await expectStill();
  });

  test('waits while the focus is in it', async () => {
    await play();
    focus(page.getByRole('button', { name: 'Pause' }));
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
    await expectStill();
  });

  test('waits while a dialog is open', async () => {
    await play();
    const modal = document.createElement('div');
    modal.dataset['modal'] = '';
    document.body.append(modal);
    await expectStill();
    modal.remove();
  });

  async function expectStill() {
    await twoFrames();
    const before = turns();
    elapse();
    await twoFrames();
    expect(turns()).toBe(before);
  }
});

describe('overlays/use-sheet-drag.ts', () => {
  test.each([
    ['far', 200, 'pointerup', false],
    ['a little', 60, 'pointerup', true],
    ['far and called off by the browser', 200, 'pointercancel', true],
  ] as const)('a sheet that is pulled %s', async (_how, byPx, end, isOpen) => {
    await page.viewport(360, 700);
    await renderPart(<Sheet />);
    const dialog = page.getByRole('dialog', { name: 'Language' });
    await expect.element(dialog).toBeVisible();
    const grabber = dialog.element().querySelector<HTMLElement>('[class*="_grabber_"]')!;
    grabber.setPointerCapture = () => undefined;
    const send = (type: string, clientY: number) => grabber.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }));
    send('pointerdown', 100);
    send('pointermove', 100 + byPx);
    expect(getComputedStyle(dialog.element()).transform).toContain(String(byPx));
    send(end, 100 + byPx);
    if (!isOpen) return await expect.element(dialog).not.toBeInTheDocument();
    await twoFrames();
    await expect.element(page.getByText('Sheet: open')).toBeInTheDocument();
    expect((dialog.element() as HTMLElement).style.transform).toBe('');
  });
});

test('overlays/use-bottom-inset.ts reserves the height of a bar at the foot while it is there', async () => {
  const inset = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar') || '0');
  await page.viewport(360, 700);
  await renderPart(<Bar />);
  const bar = page.getByRole('button', { name: 'Order' });
  await expect.poll(inset).toBeGreaterThan(40);
  await bar.click();
  await expect.poll(inset).toBe(0);
});

test('overlays/use-popover.ts opens for the pointer, stays while it is inside and closes when it has left', async () => {
  await page.viewport(1280, 700);
  await renderPart(
    <>
      <p>Outside</p>
      <Popover label="Filters" openOnHover trigger={<button type="button">Filter</button>}>
        {() => <p>Panel</p>}
      </Popover>
    </>,
  );
  const trigger = page.getByRole('button', { name: 'Filter' });
  await trigger.hover();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('Panel').hover();
  await expect.element(page.getByText('Panel')).toBeVisible();
  await page.getByText('Outside').hover();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

/** Long enough for a change of state to be on the page. */
const twoFrames = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));

function Bar() {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <BottomBar>
      <button type="button" onClick={() => setThere(false)}>
        Order
      </button>
    </BottomBar>
  ) : null;
}

function Gliding() {
  const gliding = useAutoScroll(true);
  return (
    <>
      <button type="button" onClick={gliding.toggle}>
        {gliding.paused ? 'Play' : 'Pause'}
      </button>
      <ScrollRow label="Cards" previousLabel="Back" nextLabel="On" gliding={gliding}>
        {cards}
      </ScrollRow>
    </>
  );
}

function Playing() {
  const [turn, setTurn] = useState(0);
  const { paused, toggle, pauseHandlers } = useAutoplay(EVERY_MS, undefined, () => setTurn((before) => before + 1));
  return (
    <>
      <p>Outside</p>
      <button type="button" onClick={toggle}>
        {paused ? 'Play' : 'Pause'}
      </button>
      <div {...pauseHandlers}>
        {cards[0]}
        <button type="button">Inside</button>
      </div>
      <output data-testid="turns">{turn}</output>
    </>
  );
}

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>Sheet: {isOpen ? 'open' : 'closed'}</p>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Language" closeLabel="Close">
        <button type="button">Choose</button>
      </Dialog>
    </>
  );
}
