import type { SignedInStaff } from '@bozor/contract/staff/sign-in.ts';
import Circle from 'lucide-react/icons/circle';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleShell } from '../app/frame/shell/console-shell.tsx';
import { StaffProvider } from '../app/frame/shell/staff-context.tsx';
import { expectWhole, openConsole } from './open-console.tsx';
import { OWNER } from './people.ts';

const NAMES = ['Orders now', 'Find orders', 'Refunds', 'Prescriptions', 'Transfers', 'Chats', 'Couriers', 'Staff', 'Who did what'];
const PLACES = NAMES.map((label, at) => ({ to: at === 0 ? '/console' : `/console/${at}`, label, icon: Circle }));

const pagesOf = (count: number) => [
  {
    path: '/console',
    element: (
      <StaffProvider value={OWNER as unknown as SignedInStaff}>
        <ConsoleShell path="/console" places={PLACES.slice(0, count)} />
      </StaffProvider>
    ),
    children: [
      { index: true, element: <h1>Start</h1> },
      { path: '*', element: <h1>There</h1> },
    ],
  },
];
const more = page.getByRole('button', { name: 'More' });
const links = () => page.getByRole('navigation', { name: 'Places' }).getByRole('link').elements().length;

test.each([
  [390, 4],
  [1024, 5],
  [1280, 8],
])('of ten places %i pixels show those that fit, and a menu the others', async (width, shown) => {
  await openConsole(pagesOf(9), '/console', { width });
  await expect.element(more).toBeVisible();
  expect(links()).toBe(shown);
  await expectWhole();
  await more.click();
  await expect.element(page.getByRole('menu', { name: 'More places' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(10 - shown);
  await page.getByRole('menuitem', { name: 'Who did what' }).click();
  await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
  await expect.element(more).toHaveAttribute('data-here');
});

test('the menu of places opens and leads on by key', async () => {
  await openConsole(pagesOf(9), '/console', { width: 390 });
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
});

test('as many places as fit need no menu', async () => {
  await openConsole(pagesOf(4), '/console', { width: 390 });
  await expect.element(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  expect(links()).toBe(5);
  await expect.element(more).not.toBeInTheDocument();
});
