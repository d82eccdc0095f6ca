import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import Centered from '../app/frame/centered.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import NewCodesPage from '../app/frame/lost-factors/new-codes-page.tsx';
import OperatorConsole from '../app/operator/console.tsx';
import HomePage from '../app/operator/home/home-page.tsx';
import PeoplePage from '../app/operator/staff/people-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const PAGES = [
  {
    path: '/console',
    Component: OperatorConsole,
    children: [
      { index: true, Component: HomePage },
      { path: 'staff', Component: PeoplePage },
    ],
  },
  { Component: Centered, children: [{ path: '/console/new-codes/:token', Component: NewCodesPage }] },
];
const open = (path: string, width = 390, locale: 'en' | 'ru' | 'ar' | 'uz' = 'en') => openConsole(PAGES, path, { width, locale });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const LOST = {
  id: 3,
  person: { id: 4, name: 'Gulnora Saidova', email: 'gulnora@shop.uz', roles: ['dispatcher'] },
  asked_at: '2026-11-20T06:00:00Z',
  address: '203.0.113.9',
  expires_at: '2026-11-23T06:00:00Z',
  approved_by: [] as string[],
  needed: 2,
  other_owners: 3,
  has_link: false,
  link_by: null as string | null,
  next: 'approve',
};
const LIST = 'GET /operator/lost-factors';
const APPROVED = { ...LOST, approved_by: ['Nodira Rahimova', 'Rustam Karimov'], next: 'link' };

describe('whoever lost phone and recovery codes', () => {
  const reach = async () => {
    replies['POST /staff/sessions'] = refusal(401, { code: 'staff-code-required', message: 'Enter the code.', field: 'code' });
    await open('/console');
    await field('Email').fill('gulnora@shop.uz');
    await field('Password').fill('sariq gilos tuyasi');
    await expect.element(button('Lost your phone and your recovery codes?')).not.toBeInTheDocument();
    await button('Sign in').click();
    await button('Lost your phone and your recovery codes?').click();
  };

  test('asks the owners at the step of the code, and is told to speak to them', async () => {
    replies['POST /staff/lost-factors'] = {};
    await reach();
    await expect.element(page.getByText(/It never comes by email/)).toBeVisible();
    await expectWhole();
    await button('Ask the owners').click();
    await expect.element(page.getByRole('heading', { name: 'Speak to an owner now' })).toBeVisible();
    expect(sent.at(-1)).toEqual({
      address: 'POST /staff/lost-factors',
      body: { email: 'gulnora@shop.uz', password: 'sariq gilos tuyasi' },
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect.element(field('Code')).toBeVisible();
  });

  test('reads why asking failed, and asks again', async () => {
    replies['POST /staff/lost-factors'] = refusal(429, { code: 'too-many-requests', message: 'Wait a little.' });
    await reach();
    await button('Ask the owners').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wait a little.');
    await expect.element(button('Ask the owners')).toBeVisible();
  });

  test.each([
    [360, 'en', 'New codes'],
    [1280, 'ru', 'Новые коды'],
    [768, 'ar', 'رموز جديدة'],
  ] as const)('at %d px in %s opens the link', async (width, locale, title) => {
    replies['GET /staff/lost-factors/abc'] = LINK;
    await open('/console/new-codes/abc', width, locale);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectWhole();
  });

  test('sets new codes by the password, and gets recovery codes', async () => {
    replies['GET /staff/lost-factors/abc'] = LINK;
    replies['POST /staff/lost-factors/abc'] = { ...OWNER, recovery_codes: ['k7mf-2pqx-9rta-hw3c', 'aaaa-bbbb-cccc-dddd'] };
    await open('/console/new-codes/abc');
    await button('Set the new codes').click();
    await expect.element(field('Password')).toHaveFocus();
    await field('Password').fill('sariq gilos tuyasi');
    await field('Code').fill('123456');
    await button('Set the new codes').click();
    await expect.element(page.getByText('k7mf-2pqx-9rta-hw3c')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'The new codes count' })).toHaveFocus();
    expect(sent.at(-1)!.body).toEqual({ password: 'sariq gilos tuyasi', code: '123456' });
    expect(consoleStorage.read('console-signed-in')).toBe(true);
    await expectWhole();
  });

  test('keeps what was typed when the password is not right', async () => {
    replies['GET /staff/lost-factors/abc'] = LINK;
    replies['POST /staff/lost-factors/abc'] = refusal(401, { code: 'staff-credentials-wrong', message: 'Not right.', field: 'password' });
    await open('/console/new-codes/abc');
    await field('Password').fill('wrong');
    await field('Code').fill('123456');
    await button('Set the new codes').click();
    await expect.element(field('Password')).toHaveAccessibleDescription('Not right.');
    await expect.element(field('Code')).toHaveValue('123456');
  });

  test('reads that the link is over', async () => {
    replies['GET /staff/lost-factors/abc'] = refusal(404, { code: 'new-codes-over', message: 'Over.' });
    await open('/console/new-codes/abc');
    await expect.element(page.getByRole('heading', { level: 1, name: 'This link is over' })).toBeVisible();
    await expectWhole();
  });

  test('reads that the connection is lost', async () => {
    await open('/console/new-codes/abc');
    await expect.element(button('Load again')).toBeVisible();
  });
});

const LINK = {
  name: 'Gulnora Saidova',
  email: 'gulnora@shop.uz',
  secret: 'BOZORDEMOBOZORDEMOBOZORDEMOBOZOR',
  otpauth: 'otpauth://totp/Bozor:gulnora%40shop.uz?secret=BOZORDEMOBOZORDEMOBOZORDEMOBOZOR&issuer=Bozor',
  expires_at: '2026-11-21T07:00:00Z',
};

describe('an owner', () => {
  beforeEach(() => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = OWNER;
    replies['GET /operator/staff'] = { total: 0, staff: [], invitations: [] };
    replies['GET /operator/needs'] = { needs: [] };
    replies[LIST] = { lost_factors: [LOST] };
  });

  test.each([
    [360, 'en', 'Lost their codes'],
    [1280, 'ru', 'Потеряли коды'],
    [768, 'ar', 'فقدوا رموزهم'],
  ] as const)('at %d px in %s sees who lost their codes', async (width, locale, title) => {
    await open('/console/staff', width, locale);
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByText(/203\.0\.113\.9/)).toBeVisible();
    await expectWhole();
  });

  test('agrees, and the next step is another owner’s', async () => {
    replies['POST /operator/lost-factors/3/approve'] = () => {
      replies[LIST] = { lost_factors: [{ ...LOST, approved_by: ['Nodira Rahimova'], next: 'none' }] };
      return replies[LIST];
    };
    await open('/console/staff');
    await button('Agree: Gulnora Saidova').click();
    await expect.element(page.getByText('1 of 2 owners agreed')).toBeVisible();
    await expect.element(page.getByText('Agreed: Nodira Rahimova')).toBeVisible();
    await expect.element(button('Agree: Gulnora Saidova')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Lost their codes' })).toHaveFocus();
  });

  test('makes the link, which is shown once', async () => {
    replies[LIST] = { lost_factors: [APPROVED] };
    replies['POST /operator/lost-factors/3/link'] = () => {
      replies[LIST] = { lost_factors: [{ ...APPROVED, has_link: true, link_by: 'Nodira Rahimova', next: 'none' }] };
      return { link: 'http://127.0.0.1:3000/console/new-codes/abc', expires_at: '2026-11-21T07:00:00Z' };
    };
    await open('/console/staff');
    await button('Make the link: Gulnora Saidova').click();
    await expect.element(page.getByText('http://127.0.0.1:3000/console/new-codes/abc')).toBeVisible();
    await expectWhole();
    await button('Done').click();
    await expect.element(page.getByText('Made by Nodira Rahimova')).toBeVisible();
    await expect.element(page.getByText('http://127.0.0.1:3000/console/new-codes/abc')).not.toBeInTheDocument();
  });

  test('denies with a reason, which is asked for', async () => {
    replies['POST /operator/lost-factors/3/deny'] = ({ reason }: { reason: string }) => {
      if (reason === '') return refusal(422, { code: 'denial-reason-required', message: 'Say why.', field: 'reason' });
      replies[LIST] = { lost_factors: [] };
      return replies[LIST];
    };
    await open('/console/staff');
    await button('Deny: Gulnora Saidova').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    await expect.element(field('Reason')).toHaveAccessibleDescription(/^Say why\./);
    await field('Reason').fill('Nobody called');
    await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Lost their codes' })).not.toBeInTheDocument();
    expect(sent.at(-1)!.body).toEqual({ reason: 'Nobody called' });
  });

  test('reads the command for the machine of the shop where two other owners are missing', async () => {
    replies[LIST] = { lost_factors: [{ ...LOST, other_owners: 1 }] };
    await open('/console/staff');
    await expect.element(page.getByText('npm run staff -- reset-factor gulnora@shop.uz')).toBeVisible();
    await expectWhole();
  });

  test('reads why an act is refused', async () => {
    replies['POST /operator/lost-factors/3/approve'] = refusal(409, { code: 'approved-already', message: 'You agreed already.' });
    await open('/console/staff');
    await button('Agree: Gulnora Saidova').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('You agreed already.');
  });

  test('is told among what needs them now, as long as the step is theirs', async () => {
    replies['GET /operator/orders'] = { orders: [] };
    await open('/console');
    await expect.element(page.getByRole('link', { name: 'Open: Gulnora Saidova' })).toHaveAttribute('href', '/console/staff');
    expect(document.title).toMatch(/^\(1\)/);
    replies[LIST] = { lost_factors: [{ ...LOST, next: 'none' }] };
    await page.getByRole('link', { name: 'Open: Gulnora Saidova' }).click();
    await expect.element(button('Deny: Gulnora Saidova')).toBeVisible();
    await page.getByRole('link', { name: 'Orders now' }).first().click();
    await expect.element(page.getByText('Nothing needs you. Every order goes its way.')).toBeVisible();
  });

  test('who may not decide is asked nothing', async () => {
    replies['GET /staff/me'] = { ...OWNER, role: 'auditor', permissions: ['staff.see', 'audit.see'] };
    await open('/console/staff');
    await expect.element(page.getByText('Nobody is found')).toBeVisible();
    await expect.element(page.getByText('Gulnora Saidova')).not.toBeInTheDocument();
  });
});
