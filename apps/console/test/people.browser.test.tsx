import { describe, expect, test, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { proof, proved } from '../app/frame/proof/proof.ts';
import OperatorConsole from '../app/operator/console.tsx';
import AuditPage from '../app/operator/audit/audit-page.tsx';
import PeoplePage from '../app/operator/staff/people-page.tsx';
import PersonPage from '../app/operator/staff/person-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const PAGES = [
  {
    path: '/console',
    Component: OperatorConsole,
    children: [
      { path: 'staff', Component: PeoplePage },
      { path: 'staff/:id', Component: PersonPage },
      { path: 'audit', Component: AuditPage },
    ],
  },
];
const open = (path: string, width = 390, locale: 'en' | 'ru' | 'ar' = 'en') => openConsole(PAGES, path, { width, locale });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const GULNORA = {
  id: 4,
  name: 'Gulnora Saidova',
  email: 'manager@bozor.example',
  has_code: false,
  grants: [{ id: 11, role: 'store_manager', store: 'Osh Markazi', zone: null, courier: null, ends_at: null }],
  open_sessions: 2,
  last_seen_at: '2026-11-20T06:00:00Z',
  left_at: null,
  is_self: false,
};
const LOLA = {
  id: 3,
  email: 'lola@example.uz',
  name: 'Lola',
  role: 'support',
  store: null,
  zone: 'Tashkent',
  expires_at: '2026-11-21T07:00:00Z',
};

beforeEach(() => {
  consoleStorage.write('console-signed-in', true);
  replies['GET /staff/me'] = OWNER;
  replies['GET /operator/staff'] = { total: 1, staff: [GULNORA], invitations: [LOLA] };
  replies['GET /operator/staff/4'] = { staff: GULNORA };
  replies['GET /operator/staff/objects'] = { zones: [{ id: 1, name: 'Tashkent' }], stores: [{ id: 5, name: 'Osh Markazi' }], couriers: [] };
});

describe('the list of staff', () => {
  test.each([
    [390, 'en', 'Gulnora Saidova'],
    [1280, 'ru', 'Управляющий магазином · Osh Markazi'],
    [768, 'ar', 'Gulnora Saidova'],
  ] as const)('at %d px in %s tells who works here, as what', async (width, locale, told) => {
    await open('/console/staff', width, locale);
    await expect.element(page.getByText(told).first()).toBeVisible();
    await expect.element(page.getByText('lola@example.uz')).toBeVisible();
    await expectWhole();
  });

  test('invites a person and shows the link once', async () => {
    replies['POST /operator/staff/invitations'] = {
      link: 'http://127.0.0.1:3000/console/invitation/abc',
      expires_at: '2026-11-21T07:00:00Z',
    };
    await open('/console/staff');
    await button('Invite').click();
    await button('Make the link').click();
    await expect.element(page.getByText('Name is required')).toBeVisible();
    await page.getByLabelText('Name', { exact: true }).fill('Anvar');
    await page.getByLabelText('Email', { exact: true }).fill('anvar@example.uz');
    await page.getByRole('dialog').getByLabelText('Store', { exact: true }).selectOptions('Osh Markazi');
    await button('Make the link').click();
    await expect.element(page.getByText('http://127.0.0.1:3000/console/invitation/abc')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      address: 'POST /operator/staff/invitations',
      body: { name: 'Anvar', email: 'anvar@example.uz', role: 'store_manager', store_id: 5 },
    });
    await expectWhole();
  });

  test('loses nothing of the form when the server refuses it', async () => {
    replies['POST /operator/staff/invitations'] = refusal(409, {
      code: 'account-exists',
      message: 'This address has an account already.',
      field: 'email',
    });
    await open('/console/staff');
    await button('Invite').click();
    await page.getByLabelText('Name', { exact: true }).fill('Anvar');
    await page.getByLabelText('Email', { exact: true }).fill('anvar@example.uz');
    await button('Make the link').click();
    await expect.element(page.getByText('This address has an account already.')).toBeVisible();
    await expect.element(page.getByLabelText('Email', { exact: true })).toHaveFocus();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Anvar');
  });

  test('says why an invitation cannot be withdrawn', async () => {
    replies[`DELETE /operator/staff/invitations/${LOLA.id}`] = refusal(409, {
      code: 'invitation-used',
      message: 'Lola has joined already.',
    });
    await openConsole(PAGES, '/console/staff');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Lola has joined already.');
  });

  test('says that nobody is found, and that the connection is lost', async () => {
    replies['GET /operator/staff'] = { total: 0, staff: [], invitations: [] };
    await open('/console/staff?query=zz');
    await expect.element(page.getByText('Nobody is found')).toBeVisible();
    delete replies['GET /operator/staff'];
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Kitchen');
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});

describe('one person', () => {
  test('loses a role, and the work, with a reason', async () => {
    replies['DELETE /operator/staff/4/grants/11'] = { staff: { ...GULNORA, grants: [] } };
    replies['POST /operator/staff/4/dismiss'] = { staff: { ...GULNORA, left_at: '2026-11-20T08:00:00Z' } };
    await open('/console/staff/4', 1280);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gulnora Saidova' })).toBeVisible();
    await expectWhole();
    await button('Take away').click();
    await expect.poll(() => sent.at(-1)?.address).toBe('DELETE /operator/staff/4/grants/11');
    await button('End the work here').click();
    await page.getByLabelText('Reason (optional)').fill('Moved to Samarkand');
    await page.getByRole('dialog').getByRole('button', { name: 'End the work here' }).click();
    await expect.poll(() => sent.at(-1)).toEqual({ address: 'POST /operator/staff/4/dismiss', body: { reason: 'Moved to Samarkand' } });
  });

  test('cannot be changed by whoever only reads, nor by themselves', async () => {
    replies['GET /staff/me'] = { ...OWNER, role: 'auditor', permissions: ['staff.see', 'audit.see'] };
    await open('/console/staff/4');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gulnora Saidova' })).toBeVisible();
    await expect.element(button('Take away')).not.toBeInTheDocument();
    await expect.element(button('End every session')).not.toBeInTheDocument();
  });

  test('who does not exist is said to be nobody', async () => {
    replies['GET /operator/staff/4'] = refusal(404, { code: 'staff-not-found', message: 'This person does not work here.' });
    await open('/console/staff/4');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nobody is found' })).toBeVisible();
  });
});

describe('the audit log', () => {
  const ENTRY = {
    id: 9,
    at: '2026-11-20T08:00:00Z',
    person: { id: 1, name: 'Nodira Rahimova' },
    role: 'owner',
    action: 'staff.revoke',
    subject: 'staff',
    subject_id: '4',
    address: '203.0.113.9',
    session_id: 7,
    reason: null,
    before: '{"role":"store_manager","store_id":5}',
    after: null,
    is_intact: true,
  };

  test.each([390, 1280])('at %d px tells who did what, from where, and marks what was changed afterwards', async (width) => {
    replies['GET /operator/audit'] = { entries: [ENTRY, { ...ENTRY, id: 8, is_intact: false }], next: 8, actions: ['staff.revoke'] };
    await open('/console/audit', width);
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Role taken away' }).first()).toBeVisible();
    await expect.element(page.getByText('203.0.113.9').first()).toBeVisible();
    await expect.element(page.getByText('Changed afterwards')).toBeVisible();
    await page.getByText('Before and after').first().click();
    await expect.element(page.getByText('store_manager').first()).toBeVisible();
    await expectWhole();
  });
});

describe('a fresh proof', () => {
  const asked = () => refusal(403, { code: 'fresh-proof-required', message: 'Prove that it is you, then try again.' });

  test('is asked for once, and the request is sent again', async () => {
    const answers = [asked(), asked(), new Response('{"a":1}'), new Response('{"b":2}')];
    const fetched: string[] = [];
    const fetch = proved(async (input) => {
      fetched.push(input);
      return answers.shift()!;
    });
    const both = Promise.all([fetch('/one', {}), fetch('/two', {})]);
    await expect.poll(proof.isAsked).toBe(true);
    proof.settle(true);
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
    expect(fetched).toEqual(['/one', '/two', '/one', '/two']);
  });

  test('that is not given leaves the refusal', async () => {
    const fetch = proved(async () => asked());
    const answer = fetch('/one', {});
    await expect.poll(proof.isAsked).toBe(true);
    proof.settle(false);
    expect((await answer).status).toBe(403);
  });

  test('is a code of six digits, or of the demo', async () => {
    replies['GET /staff/demo-accounts'] = {
      accounts: [{ name: OWNER.name, role: 'owner', email: 'owner@bozor.example', password: 'x', code: '123456' }],
    };
    replies['POST /staff/sessions/current/proof'] = { seconds: 300 };
    await open('/console/staff');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    const fetch = proved(async () => asked());
    const answer = fetch('/one', {});
    await expect.element(page.getByRole('dialog', { name: 'Is it still you?' })).toBeVisible();
    await expectWhole();
    await button('Go on').click();
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await button('Fill in the code of the demo').click();
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('123456');
    await userEvent.click(button('Go on'));
    await answer;
    expect(sent.at(-1)).toEqual({ address: 'POST /staff/sessions/current/proof', body: { code: '123456' } });
  });
});
