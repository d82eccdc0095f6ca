import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChipChoice } from '../src/actions/chip.tsx';
import { Segmented } from '../src/actions/segmented.tsx';
import { Checkbox } from '../src/forms/checkbox.tsx';
import { RadioGroup } from '../src/forms/radio-group.tsx';
import { RangeSlider } from '../src/forms/range-slider.tsx';
import { RatingInput } from '../src/forms/rating-input.tsx';
import { Stepper } from '../src/forms/stepper.tsx';
import { Switch } from '../src/forms/switch.tsx';
import { findAccessibilityFaults } from './find-accessibility-faults.ts';
import { focus, renderPart } from './render-part.tsx';

const OPTIONS = [
  { value: 'cash', label: 'Cash' },
  { value: 'wallet', label: 'Wallet' },
];

const BOXES: Readonly<Record<string, readonly ['checkbox' | 'switch', ReactNode]>> = {
  'forms/checkbox.tsx': ['checkbox', <Checkbox key="box" label="Remember me" />],
  'forms/switch.tsx': ['switch', <Switch key="box" label="Remember me" />],
};

describe.each(Object.entries(BOXES))('%s', (_file, [role, part]) => {
  test('is named by its label and changes by key and by a press on the label', async () => {
    await renderPart(part, 'rtl');
    const box = page.getByRole(role, { name: 'Remember me' });
    focus(box);
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
    await page.getByText('Remember me').click();
    await expect.element(box).not.toBeChecked();
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('actions/chip.tsx', () => {
  test('a refused choice is found by its name, and described by its error', async () => {
    await renderPart(<ChipChoice name="reason" label="Reason" error="Choose one" options={OPTIONS} value={undefined} onChange={vi.fn()} />);
    await expect.element(page.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription('Choose one');
    await expect.element(page.getByRole('radio', { name: 'Cash' })).toHaveAttribute('name', 'reason');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('forms/radio-group.tsx', () => {
  test.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
    ['ltr', '{ArrowDown}'],
  ] as const)('in %s %s chooses the next option that can be chosen', async (direction, key) => {
    await renderPart(<Ways />, direction);
    focus(page.getByRole('radio', { name: 'Cash' }));
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('radio', { name: 'Wallet' })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'Wallet' })).toBeChecked();
    await expect.element(page.getByText('Balance 5 000')).toBeVisible();
  });

  test('is named, marked as wrong and described by its error', async () => {
    await renderPart(<Ways error="Choose one" />);
    const group = page.getByRole('radiogroup', { name: 'Payment' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription('Choose one');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('forms/rating-input.tsx', () => {
  test.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('in %s %s gives one star more, which is named', async (direction, key) => {
    await renderPart(<Stars />, direction);
    await page.getByRole('radio', { name: '3 stars' }).click({ force: true });
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect.element(page.getByRole('group', { name: 'Rating' })).toHaveAccessibleDescription('Give stars');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('forms/radio.tsx', () => {
  test.each([
    ['a group of cards', <RadioGroup key="part" label="Payment" options={OPTIONS} value="cash" onChange={vi.fn()} />],
    ['segments', <Segmented key="part" label="Payment" options={OPTIONS} value="cash" onChange={vi.fn()} />],
    ['chips', <ChipChoice key="part" label="Payment" options={OPTIONS} value="cash" onChange={vi.fn()} />],
    ['stars', <RatingInput key="part" label="Rating" value={3} onChange={vi.fn()} starLabel={String} />],
  ])('%s leave the radios alone while something else changes', async (_name, part) => {
    await renderPart(<Beside part={part} />);
    await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
    const touched: string[] = [];
    new MutationObserver((changes) => touched.push(...changes.map(({ attributeName }) => attributeName!))).observe(document.body, {
      attributeFilter: ['name', 'type', 'value', 'checked'],
      subtree: true,
    });
    await page.getByRole('button', { name: 'Presses 0' }).click();
    await expect.element(page.getByRole('button', { name: 'Presses 1' })).toBeVisible();
    expect(touched).toEqual([]);
  });
});

describe('forms/range-slider.tsx', () => {
  test.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('in %s %s means more and %s less, and no thumb passes the other', async (direction, more, less) => {
    const release = vi.fn<() => void>();
    await renderPart(<Prices release={release} />, direction);
    const [from, to] = [page.getByRole('slider', { name: 'From' }), page.getByRole('slider', { name: 'To' })];
    focus(from);
    await userEvent.keyboard(more);
    await expect.element(from).toHaveValue('3');
    await expect.element(from).toHaveAttribute('aria-valuetext', '3 sum');
    expect(release).toHaveBeenCalledOnce();
    await userEvent.keyboard(more);
    await expect.element(from).toHaveValue('3');
    focus(to);
    await userEvent.keyboard(less);
    await expect.element(to).toHaveValue('3');
    await userEvent.keyboard(more);
    await expect.element(to).toHaveValue('4');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe('forms/stepper.tsx', () => {
  const fewer = page.getByRole('button', { name: 'One less' });
  const more = page.getByRole('button', { name: 'One more' });

  test('counts every press, stops at its ends and keeps the focus there', async () => {
    await renderPart(<Count max={4} />);
    await more.dblClick();
    await expect.element(page.getByRole('status')).toHaveTextContent('03');
    await more.click();
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('04');
    await expect.element(more).toHaveFocus();
    await fewer.tripleClick();
    await fewer.click({ force: true });
    await expect.element(page.getByRole('status')).toHaveTextContent('01');
    await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  });

  test('tells the reason at its maximum', async () => {
    const limit = vi.fn<() => void>();
    await renderPart(<Count max={1} limit={limit} />);
    await expect.element(more).not.toHaveAttribute('aria-disabled');
    await more.click();
    expect(limit).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('status')).toHaveTextContent('01');
  });

  test('names the minus for what it does: at the last piece of what may be none it removes', async () => {
    await renderPart(<Count min={0} />);
    await page.getByRole('button', { name: 'Remove the milk' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('00');
    await more.dblClick();
    await expect.element(fewer).toBeInTheDocument();
    await fewer.click();
    await expect.element(page.getByRole('button', { name: 'Remove the milk' })).toBeInTheDocument();
    // The number is read without its leading zero, and is announced by whoever knows what it changes.
    await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'off');
    expect(page.getByRole('status').element().querySelector('[aria-hidden]')?.textContent).toBe('0');
  });

  test('removes at the minimum what can be removed, is named by the product and says that it is pending', async () => {
    const remove = vi.fn<() => void>();
    await renderPart(<Count remove={remove} />, 'rtl');
    await page.getByRole('button', { name: 'Remove the milk' }).click();
    expect(remove).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('group', { name: 'Milk' })).toHaveAttribute('aria-busy', 'true');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

function Ways({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('cash');
  return (
    <RadioGroup
      label="Payment"
      value={value}
      onChange={setValue}
      {...(error && { error })}
      options={[
        { value: 'cash', label: 'Cash' },
        { value: 'card', label: 'Card', disabled: true },
        { value: 'wallet', label: 'Wallet', extra: 'Balance 5 000' },
      ]}
    />
  );
}

function Stars() {
  const [value, setValue] = useState<number>();
  return <RatingInput label="Rating" value={value} onChange={setValue} error="Give stars" starLabel={(stars) => `${stars} stars`} />;
}

function Prices({ release }: { readonly release: () => void }) {
  const [value, setValue] = useState<readonly [number, number]>([2, 3]);
  return (
    <RangeSlider
      label="Price"
      fromLabel="From"
      toLabel="To"
      min={0}
      max={9}
      value={value}
      onChange={setValue}
      onRelease={release}
      format={(at) => `${at} sum`}
    />
  );
}

test.each([92, 148])('a stepper of a card fits a picture that leaves it %i pixels, at two digits too', async (width) => {
  await renderPart(
    <Stepper size="card" value={12} onChange={() => {}} labels={{ group: 'Milk', decrease: 'One less', increase: 'One more' }} />,
  );
  page.getByRole('main').element().setAttribute('style', `inline-size: ${width}px`);
  const box = page.getByRole('group', { name: 'Milk' }).element().getBoundingClientRect();
  for (const name of ['One less', 'One more']) {
    const { left, right } = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(box.left);
    expect(right).toBeLessThanOrEqual(box.right);
    expect(right - left).toBeGreaterThanOrEqual(32);
  }
});

function Count({
  min = 1,
  max,
  limit,
  remove,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly limit?: () => void;
  readonly remove?: () => void;
}) {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      min={min}
      value={value}
      onChange={setValue}
      labels={{ group: 'Milk', decrease: 'One less', increase: 'One more', remove: 'Remove the milk' }}
      {...(max !== undefined && { max })}
      {...(limit && { onLimit: limit })}
      {...(remove && { onDelete: remove, pending: true })}
    />
  );
}

/** Renders the part anew with each press. */
function Beside({ part }: { readonly part: ReactElement<object> }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      {cloneElement(part)}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Presses {presses}
      </button>
    </>
  );
}
