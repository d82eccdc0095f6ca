import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../src/actions/button.tsx';
import { Chip, ChipChoice, RemovableChip } from '../src/actions/chip.tsx';
import { IconButton } from '../src/actions/icon-button.tsx';
import { Segmented } from '../src/actions/segmented.tsx';
import { Tabs } from '../src/actions/tabs.tsx';
import { findAccessibilityFaults } from './find-accessibility-faults.ts';
import { focus, renderPart } from './render-part.tsx';

const NAMES = ['First', 'Second', 'Third'] as const;
const NOWHERE = <a href="#there">There</a>;

describe('actions/button.tsx', () => {
  test('is pressed once by pointer and by key until it is busy, which it says while it keeps the focus', async () => {
    const press = vi.fn<() => void>();
    await renderPart(<Sending press={press} />);
    const button = page.getByRole('button', { name: 'Send' });
    await button.dblClick();
    expect(press).toHaveBeenCalledOnce();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    await expect.element(button).toHaveFocus();
    expect(press).toHaveBeenCalledOnce();
  });

  test('a busy one pulses where motion is reduced', async () => {
    await renderPart(<Button busy>Send</Button>);
    const { animationDuration, animationIterationCount } = getComputedStyle(document.querySelector('[data-spinner]')!);
    expect([animationDuration, animationIterationCount]).toEqual(['1.6s', 'infinite']);
  });

  test.each(['{Enter}', ' '])('is pressed by the key "%s"', async (key) => {
    const press = vi.fn<() => void>();
    await renderPart(<Button onClick={press}>Send</Button>);
    focus(page.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledOnce();
  });

  test('as a link calls what is to happen on a press, given to it or to the link', async () => {
    const press = vi.fn<(of: string) => void>();
    await renderPart(
      <>
        <Button render={<a href="#there" onClick={() => press('link')} />}>By the link</Button>
        <Button onClick={() => press('button')} render={NOWHERE}>
          By the button
        </Button>
      </>,
    );
    await page.getByRole('link', { name: 'By the link' }).click();
    await page.getByRole('link', { name: 'By the button' }).click();
    expect(press.mock.calls).toEqual([['link'], ['button']]);
  });

  test('a busy one sends no form, by itself or by Enter in a field', async () => {
    const submit = vi.fn<() => void>();
    await renderPart(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await page.getByRole('button', { name: 'Send' }).click({ force: true });
    focus(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  test('is a link where it leads somewhere', async () => {
    await renderPart(<Button render={NOWHERE}>There</Button>);
    await expect.element(page.getByRole('link', { name: 'There' })).toHaveAttribute('href', '#there');
  });
});

describe('actions/icon-button.tsx', () => {
  test('is named by its label alone, and pressed by key', async () => {
    const press = vi.fn<() => void>();
    await renderPart(<IconButton icon={Heart} label="Wishlist, 3 items" badge={3} onClick={press} />);
    const button = page.getByRole('button');
    await expect.element(button).toHaveAccessibleName('Wishlist, 3 items');
    focus(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('actions/chip.tsx', () => {
  test('says whether it is pressed', async () => {
    await renderPart(<Toggle />);
    const chip = page.getByRole('button', { name: 'Open now' });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
    focus(chip);
    await userEvent.keyboard(' ');
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  });

  test('can be removed by key, under the name of the whole sentence', async () => {
    const remove = vi.fn<() => void>();
    await renderPart(
      <RemovableChip removeLabel="Remove the filter Halal" onRemove={remove}>
        Halal
      </RemovableChip>,
    );
    focus(page.getByRole('button', { name: 'Remove the filter Halal' }));
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['actions/chip.tsx', ChipChoice],
  ['actions/segmented.tsx', Segmented],
] as const)('%s', (_file, Choice) => {
  test.each([
    ['ltr', '{ArrowRight}', 'Second'],
    ['ltr', '{ArrowLeft}', 'Third'],
    ['rtl', '{ArrowLeft}', 'Second'],
    ['rtl', '{ArrowRight}', 'Third'],
  ] as const)('from left to right or right to left: in %s %s chooses the %s', async (direction, key, name) => {
    function Choosing() {
      const [value, setValue] = useState<string>('First');
      return <Choice label="Three" value={value} onChange={setValue} options={NAMES.map((each) => ({ value: each, label: each }))} />;
    }
    await renderPart(<Choosing />, direction);
    await expect.element(page.getByRole('group', { name: 'Three' })).toBeInTheDocument();
    focus(page.getByRole('radio', { name: 'First' }));
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('radio', { name })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name })).toBeChecked();
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('actions/tabs.tsx', () => {
  test.each([
    ['ltr', '{ArrowRight}', 'Second'],
    ['ltr', '{ArrowLeft}', 'Third'],
    ['ltr', '{End}', 'Third'],
    ['ltr', '{End}{Home}', 'First'],
    ['rtl', '{ArrowLeft}', 'Second'],
    ['rtl', '{ArrowRight}', 'Third'],
    ['rtl', '{End}', 'Third'],
  ] as const)('in %s %s leads from the first tab to the %s, whose panel is shown', async (direction, key, name) => {
    await renderPart(<Three />, direction);
    focus(page.getByRole('tab', { name: 'First' }));
    await userEvent.keyboard(key);
    const tab = page.getByRole('tab', { name });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name })).toHaveTextContent(`Panel of ${name}`);
    const stops = [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops, 'one stop for Tab').toEqual([tab.element()]);
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

function Sending({ press }: { press: () => void }) {
  const [busy, setBusy] = useState(false);
  const send = () => {
    press();
    setBusy(true);
  };
  return (
    <Button busy={busy} onClick={send}>
      Send
    </Button>
  );
}

function Toggle() {
  const [pressed, setPressed] = useState(false);
  return (
    <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
      Open now
    </Chip>
  );
}

function Three() {
  const [value, setValue] = useState<string>('First');
  return <Tabs label="Three" value={value} onChange={setValue} items={NAMES.map((id) => ({ id, label: id, panel: `Panel of ${id}` }))} />;
}
