import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from '../src/forms/password-field.tsx';
import { SearchField, type Suggestion } from '../src/forms/search-field.tsx';
import { Select } from '../src/forms/select.tsx';
import { TextArea } from '../src/forms/text-area.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { OtpField } from '../src/phone/otp-field.tsx';
import { findAccessibilityFaults } from './find-accessibility-faults.ts';
import { textsOfNewRegions } from './live-regions.ts';
import { focus, renderPart } from './render-part.tsx';

const nothing = () => undefined;
const secret = { showLabel: 'Show', hideLabel: 'Hide', defaultValue: '' };
const CITIES = [
  { value: 'tas', label: 'Tashkent' },
  { value: 'sam', label: 'Samarkand' },
];

interface Marks {
  readonly error?: string;
  readonly hint?: string;
}

const FIELDS: Readonly<Record<string, (marks: Marks) => ReactNode>> = {
  'forms/text-field.tsx': (marks) => <TextField label="Name" {...marks} />,
  'forms/text-area.tsx': (marks) => <TextArea label="Name" {...marks} />,
  'forms/password-field.tsx': (marks) => <PasswordField label="Name" {...secret} {...marks} />,
  'forms/select.tsx': (marks) => <Select label="Name" options={CITIES} {...marks} />,
  'phone/otp-field.tsx': (marks) => <OtpField label="Name" value="" onChange={nothing} {...marks} />,
};

describe.each(Object.entries(FIELDS))('%s', (_file, field) => {
  const control = page.getByLabelText('Name', { exact: true });

  test('is named by its label and described by its hint, and without an error it is not marked as wrong', async () => {
    await renderPart(field({ hint: 'As in the passport' }));
    await expect.element(control).toHaveAccessibleDescription('As in the passport');
    await expect.element(control).toHaveAttribute('aria-invalid', 'false');
    await page.getByText('Name', { exact: true }).click({ force: true });
    await expect.element(control).toHaveFocus();
  });

  test('is marked as wrong and described by its error, from right to left as well', async () => {
    await renderPart(field({ error: 'Is required' }), 'rtl');
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control).toHaveAccessibleDescription('Is required');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
  });
});

describe.each(Object.entries(FIELDS))('forms/use-complaint.ts in %s', (_file, field) => {
  test('the complaint alerts at each refusal with the focus in the field, and not when the focus comes there', async () => {
    await renderPart(field({ error: 'Is required' }));
    const control = page.getByLabelText('Name', { exact: true }).element() as HTMLElement;
    const alert = page.getByRole('alert');
    const refuse = () => control.dispatchEvent(new Event('invalid'));
    refuse();
    await expect.element(alert).not.toBeInTheDocument();
    control.focus();
    refuse();
    await expect.element(alert).toHaveTextContent('Is required');
    const first = alert.element();
    refuse();
    await expect.poll(() => alert.element() !== first, { message: 'another alert' }).toBe(true);
    control.blur();
    refuse();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('forms/password-field.tsx', () => {
  test('shows and hides what was typed by key, and keeps it', async () => {
    await renderPart(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const password = page.getByLabelText('Password', { exact: true });
    await password.fill('olma-anor-77');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(page.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect.element(password).toHaveValue('olma-anor-77');
  });
});

describe('forms/select.tsx', () => {
  test('begins with its placeholder, and is chosen from by key', async () => {
    await renderPart(<Select label="City" placeholder="Choose a city" options={CITIES} defaultValue="" />);
    const select = page.getByRole('combobox', { name: 'City' });
    await expect.element(select).toHaveDisplayValue('Choose a city');
    focus(select);
    await userEvent.keyboard('S');
    await expect.element(select).toHaveValue('sam');
  });
});

describe('phone/otp-field.tsx', () => {
  test('takes digits only, pasted ones too, and reports the complete code once', async () => {
    const complete = vi.fn<(code: string) => void>();
    await renderPart(<Code complete={complete} />, 'rtl');
    const code = page.getByRole('textbox', { name: 'Code' });
    focus(code);
    await userEvent.keyboard('12a3');
    await expect.element(code).toHaveValue('123');
    expect(complete).not.toHaveBeenCalled();
    await code.fill('98 76-54');
    await expect.element(code).toHaveValue('987654');
    expect(complete.mock.calls).toEqual([['987654']]);
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

describe('forms/search-field.tsx', () => {
  const box = page.getByRole('combobox', { name: 'Search' });
  const active = () => document.getElementById(box.element().getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('arrow keys move through the suggestions in a circle, and Enter picks the active one', async () => {
    const { onPick } = await renderSearch();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('plov');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('somsa');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('plov');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('option', { name: 'plov' })).toHaveAttribute('aria-selected', 'true');
    expect(await findAccessibilityFaults(document.body)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls.map(([{ id }]) => id)).toEqual(['1']);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveFocus();
  });

  test('Enter searches for what is typed, once', async () => {
    const { onSearch } = await renderSearch();
    await userEvent.keyboard('manti {Enter}');
    expect(onSearch.mock.calls).toEqual([['manti']]);
  });

  test.each([
    ['that it is looking', { loading: true }, 'Looking …'],
    ['that nothing was found', {}, 'Nothing like this'],
  ])('says %s in a region that stood empty, and shows it', async (_what, state, sentence) => {
    const told = textsOfNewRegions();
    await renderPart(<Searching {...DEAF} {...state} found={[]} />);
    await userEvent.click(box);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(sentence);
    expect(told).toEqual(['']);
  });

  test('Escape closes the list, then empties the field, and keeps the focus', async () => {
    await renderSearch();
    await userEvent.keyboard('m');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('m');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
  });

  test('Delete removes the active suggestion, the cross empties the field, and the number of suggestions is said', async () => {
    const { onRemove } = await renderSearch();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(onRemove.mock.calls.map(([{ id }]) => id)).toEqual(['1']);
    await expect.element(page.getByText('2 suggestions')).toBeInTheDocument();
    await userEvent.keyboard('m');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
  });

  test('the field has the focus a frame before the cross goes: screen readers are told first what goes in a frame', async () => {
    await renderSearch();
    await userEvent.keyboard('m');
    const cross = page.getByRole('button', { name: 'Clear' });
    const button = cross.element();
    await userEvent.tab();
    await expect.element(cross).toHaveFocus();
    const stood = new Promise<boolean>((resolve) => {
      box.element().addEventListener('focus', () => requestAnimationFrame(() => resolve(button.isConnected)), { once: true });
    });
    await userEvent.keyboard('{Enter}');
    expect(await stood).toBe(true);
    await expect.element(cross).not.toBeInTheDocument();
  });
});

async function renderSearch() {
  const spies = {
    onPick: vi.fn<(suggestion: Suggestion) => void>(),
    onSearch: vi.fn<(text: string) => void>(),
    onRemove: vi.fn<(suggestion: Suggestion) => void>(),
  };
  await renderPart(<Searching {...spies} />);
  focus(page.getByRole('combobox', { name: 'Search' }));
  return spies;
}

const DEAF = { onPick: nothing, onSearch: nothing, onRemove: nothing };

function Searching({
  found = ['plov', 'somsa'],
  ...given
}: {
  readonly found?: readonly string[];
  readonly loading?: boolean;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onSearch: (text: string) => void;
  readonly onRemove: (suggestion: Suggestion) => void;
}) {
  const [value, setValue] = useState('');
  const items = found.map((text, at) => ({ id: String(at + 1), text, removable: true }));
  return (
    <SearchField
      label="Search"
      clearLabel="Clear"
      value={value}
      onValueChange={setValue}
      groups={[{ title: 'Recent searches', items }]}
      countText={(count) => `${count} suggestions`}
      loadingText="Looking …"
      emptyText="Nothing like this"
      {...given}
    />
  );
}

function Code({ complete }: { readonly complete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" value={value} onChange={setValue} onComplete={complete} />;
}
