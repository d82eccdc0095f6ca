import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announce } from '../src/feedback/announce.ts';
import { ErrorState } from '../src/feedback/error-state.tsx';
import { LiveRegion } from '../src/feedback/live-region.tsx';
import { SkeletonRows } from '../src/feedback/skeleton-rows.tsx';
import { useSpokenText } from '../src/feedback/use-spoken-text.ts';
import { ReadMore } from '../src/layout/read-more.tsx';
import { ScrollRow } from '../src/layout/scroll-row.tsx';
import { SectionHead } from '../src/layout/section-head.tsx';
import { RemovableTile, WaitingTiles } from '../src/media/removable-tile.tsx';
import { Countdown } from '../src/values/countdown.tsx';
import { findAccessibilityFaults } from './find-accessibility-faults.ts';
import { textsOfNewRegions } from './live-regions.ts';
import { focus, renderPart } from './render-part.tsx';

const UNITS = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };
const DAY_MS = 86_400_000;
const NOWHERE = <a href="#all">All</a>;

describe('feedback/error-state.tsx', () => {
  test('is an alert whose button retries once and says that it is busy', async () => {
    const retry = vi.fn<() => void>();
    await renderPart(<Failed retry={retry} />);
    await expect.element(page.getByRole('alert').getByText('The list could not be loaded')).toBeVisible();
    const button = page.getByRole('button', { name: 'Try again' });
    await button.dblClick();
    expect(retry).toHaveBeenCalledOnce();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
  });
});

/** Collects what the regions say from now on, in order. */
function listen(regions: readonly Element[]): readonly string[] {
  const said: string[] = [];
  for (const region of regions)
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, subtree: true });
  return said;
}

describe('feedback/live-region.tsx', () => {
  test('says a sentence politely, and an equal one again', async () => {
    await renderPart(<LiveRegion />);
    const regions = page.getByRole('status');
    for (const region of regions.elements()) expect(region).toHaveAttribute('aria-live', 'polite');
    const said = listen(regions.elements());
    announce('Milk added');
    await expect.poll(() => said).toEqual(['Milk added']);
    announce('Milk added');
    await expect.poll(() => said).toEqual(['Milk added', 'Milk added']);
  });

  test('leaves a sentence in place while the next one is said, and asks a late one for its text when it is said', async () => {
    await renderPart(<LiveRegion />);
    const regions = page.getByRole('status').elements();
    const said = listen(regions);
    announce('Search results');
    await expect.poll(() => said).toHaveLength(1);
    let text = 'Searching';
    announce(() => text);
    announce(() => '');
    text = '3 foods found';
    await expect
      .poll(() => regions.map(({ textContent }) => textContent))
      .toEqual(expect.arrayContaining(['Search results', '3 foods found']));
    expect(said).toEqual(['Search results', '3 foods found']);
  });

  test('says what comes at one moment as one message', async () => {
    await renderPart(<LiveRegion />);
    const said = listen(page.getByRole('status').elements());
    announce('Milk added');
    announce('Milk added');
    announce('2 items in the cart.');
    announce('Undo: press F6');
    await expect.poll(() => said).toEqual(['Milk added. 2 items in the cart. Undo: press F6']);
  });
});

describe('feedback/use-spoken-text.ts', () => {
  test('a text is said by the region of the page when it appears and when it changes, and an empty one is not', async () => {
    await renderPart(<LiveRegion />);
    const heard: string[] = [];
    const region = document.querySelector('[role=status]')!.parentElement!;
    new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
    const { rerender } = await render(<Waiting text="" />);
    await rerender(<Waiting text="Waiting for the bank" />);
    await expect.poll(() => heard.at(-1)).toBe('Waiting for the bank');
    await rerender(<Waiting text="The bank has not answered" />);
    await expect.poll(() => heard.at(-1)).toContain('The bank has not answered');
  });

  test('a text of the server’s markup is not said when it hydrates, and the next one is', async () => {
    await renderPart(<LiveRegion />);
    const said = listen(page.getByRole('status').elements());
    const hydrated = vi.fn<() => void>();
    const part = (text: string) => <Waiting text={text} onEffect={hydrated} />;
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(part('Sold out'));
    const root = hydrateRoot(element, part('Sold out'));
    await expect.poll(() => hydrated).toHaveBeenCalled();
    root.render(part('One is left'));
    await expect.poll(() => said).toEqual(['One is left']);
    root.unmount();
    element.remove();
  });
});

function Waiting({ text, onEffect }: { text: string; onEffect?: () => void }) {
  useSpokenText(text);
  useEffect(() => onEffect?.());
  return <p>{text}</p>;
}

describe('feedback/skeleton-rows.tsx', () => {
  test('says that it loads in a region that stood empty', async () => {
    const told = textsOfNewRegions();
    await renderPart(<SkeletonRows label="Loading" />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
    expect(told).toEqual(['']);
  });
});

describe('layout/read-more.tsx', () => {
  test('shows all of a text and its beginning again by key, and says which', async () => {
    await renderPart(<ReadMore text="All of it" preview="All" moreLabel="More" lessLabel="Less" />, 'rtl');
    focus(page.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{Enter}');
    const less = page.getByRole('button', { name: 'Less' });
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    await expect.element(less).toHaveFocus();
    await expect.element(page.getByText(/All of it/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('layout/scroll-row.tsx', () => {
  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('in %s its buttons move it forwards and back, and keep the focus', async (direction, sign) => {
    await page.viewport(600, 400);
    await renderPart(
      <ScrollRow label="Cards" previousLabel="Back" nextLabel="On">
        {Array.from({ length: 12 }, (_, at) => (
          <a key={at} href={`#${at}`}>
            <svg width={200} height={40} role="img" aria-label={`Card ${at}`} />
          </a>
        ))}
      </ScrollRow>,
      direction,
    );
    const list = page.getByRole('list', { name: 'Cards' });
    const on = page.getByRole('button', { name: 'On' });
    await expect.element(on).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    focus(on);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => list.element().scrollLeft * sign).toBeGreaterThan(0);
    await expect.element(on).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeInTheDocument();
    focus(page.getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => list.element().scrollLeft).toBeCloseTo(0);
    await expect.element(page.getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('layout/section-head.tsx', () => {
  test('is a heading of its level, with a link to all', async () => {
    await renderPart(<SectionHead title="Stores" level={3} all={NOWHERE} allLabel="See all" />);
    await expect.element(page.getByRole('heading', { level: 3, name: 'Stores' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '#all');
  });
});

describe('values/countdown.tsx', () => {
  test('is a timer that is not read out each second, and tells once that it is over', async () => {
    const over = vi.fn<() => void>();
    const until = Date.now() + 2 * DAY_MS + 1000;
    await renderPart(<Countdown until={until} label="Sale ends in" units={UNITS} onOver={over} />, 'rtl');
    const timer = page.getByRole('timer', { name: 'Sale ends in' });
    await expect.element(timer).toHaveAttribute('aria-live', 'off');
    await expect.poll(() => timer.element().textContent).toMatch(/^0?2days/);
    expect(over).not.toHaveBeenCalled();
  });

  test('one that is over says so once, and shows zeros', async () => {
    const over = vi.fn<() => void>();
    await renderPart(<Countdown until={Date.now() - 1} label="Sale ends in" units={UNITS} onOver={over} />);
    await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^0+days0+hours0+minutes0+seconds$/);
    expect(over).toHaveBeenCalledOnce();
  });
});

describe('media/removable-tile.tsx', () => {
  test('is removed by its own button; pictures that are being read have none', async () => {
    const remove = vi.fn<() => void>();
    await renderPart(
      <ul>
        <RemovableTile removeLabel="Remove photo 1" onRemove={remove}>
          <b>Milk</b>
        </RemovableTile>
        <WaitingTiles count={2} />
      </ul>,
    );
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    const button = page.getByRole('listitem').first().getByRole('button', { name: 'Remove photo 1' });
    await button.click();
    expect(remove).toHaveBeenCalledOnce();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

function Failed({ retry }: { readonly retry: () => void }) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    retry();
    setBusy(true);
  };
  return <ErrorState title="The list could not be loaded" retryLabel="Try again" onRetry={again} busy={busy} />;
}
