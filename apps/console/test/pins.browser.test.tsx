import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import AccountPage from '../app/frame/staff/account-page.tsx';
import StoreConsole from '../app/store/console.tsx';
import StaffPage from '../app/store/staff/staff-page.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const PAGES = [
  {
    path: '/store-console',
    Component: StoreConsole,
    children: [
      { index: true, Component: AccountPage },
      { path: 'staff', Component: StaffPage },
    ],
  },
];
const open = (path = '/store-console', locale: 'en' | 'ru' | 'ar' = 'en', width = 390) => openConsole(PAGES, path, { locale, width });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const MANAGER = {
  ...OWNER,
  id: 4,
  name: 'Gulnora Saidova',
  role: 'store_manager',
  permissions: ['orders.see', 'staff.see', 'staff.act'],
  scope: { of: 'own store', store: 'Osh Markazi' },
  has_code: false,
};
const COOK = {
  ...MANAGER,
  id: 5,
  name: 'Jamshid Qodirov',
  role: 'kitchen',
  permissions: ['orders.see'],
  session: { ...OWNER.session, by_pin: true },
  has_password: false,
};
const PEOPLE = {
  people: [
    { id: 5, name: 'Jamshid Qodirov', role: 'kitchen', digits: 4, locked_until: null },
    { id: 4, name: 'Gulnora Saidova', role: 'store_manager', digits: 6, locked_until: null },
  ],
};

const type = async (pin: string) => {
  for (const digit of pin) await button(digit).click();
};

beforeEach(() => {
  consoleStorage.write('console-shared', undefined);
  replies['GET /staff/sessions'] = { sessions: [] };
  replies['GET /staff/passkeys'] = { passkeys: [] };
  replies['GET /staff/device/people'] = PEOPLE;
});

describe('switching the person', () => {
  test('is a press on the name and the digits, of which the last sends', async () => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = MANAGER;
    replies['POST /staff/device'] = { people: 2 };
    await open();
    await button('Switch person').click();
    await page.getByRole('button', { name: /^Jamshid Qodirov/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Jamshid Qodirov' })).toHaveFocus();
    await expectWhole();
    replies['POST /staff/device/sessions'] = COOK;
    replies['GET /staff/me'] = COOK;
    await type('2580');
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ address: 'POST /staff/device/sessions', body: { staff_id: 5, pin: '2580' } });
    await expect.element(button('Switch person')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument();
  });

  test('that the server refuses leaves the manager signed in, with the reason', async () => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = MANAGER;
    replies['POST /staff/device'] = refusal(409, { code: 'no-pins', message: 'Nobody has a PIN yet.' });
    await open();
    await button('Switch person').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nobody has a PIN yet.');
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  });
});

describe('a shared tablet', () => {
  beforeEach(() => consoleStorage.write('console-shared', true));

  test.each([
    ['en', 1024],
    ['ar', 390],
  ] as const)('in %s at %d px asks who is there', async (locale, width) => {
    await open('/store-console', locale, width);
    await expect.element(page.getByText('Jamshid Qodirov')).toBeVisible();
    await expectWhole();
  });

  test('says that a PIN is wrong and takes it again, by keys too', async () => {
    replies['POST /staff/device/sessions'] = refusal(401, { code: 'pin-wrong', message: 'Tries left: 4', field: 'pin' });
    await open();
    await page.getByRole('button', { name: /^Jamshid/ }).click();
    await userEvent.keyboard('25{Backspace}58');
    await expect.element(page.getByText('3 of 4 digits')).toBeInTheDocument();
    await userEvent.keyboard('0');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Tries left: 4');
    expect(sent.at(-1)!.body).toEqual({ staff_id: 5, pin: '2580' });
    await expect.element(page.getByText('0 of 4 digits')).toBeInTheDocument();
    await button('Delete the last digit').click();
    await button('Somebody else').click();
    await expect.element(page.getByRole('button', { name: /^Gulnora/ })).toBeVisible();
  });

  test('asks whoever has a first PIN to choose their own, twice', async () => {
    replies['POST /staff/device/sessions'] = (form: object) =>
      'new_pin' in form ? COOK : refusal(409, { code: 'pin-new-required', message: 'Choose.', field: 'new_pin' });
    replies['GET /staff/me'] = COOK;
    await open();
    await page.getByRole('button', { name: /^Jamshid/ }).click();
    await type('2580');
    await expect.element(page.getByText('Choose a PIN of your own')).toBeVisible();
    await type('1111');
    await button('Take this PIN').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This PIN is among the first that anybody tries. Choose another one.');
    await type('7041');
    await button('Take this PIN').click();
    await type('7042');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The PINs are not the same. Choose again.');
    await type('704132');
    await type('704132');
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ staff_id: 5, pin: '2580', new_pin: '704132' });
  });

  test('that is shared no longer asks for an account', async () => {
    replies['GET /staff/device/people'] = refusal(401, { code: 'device-over', message: 'Over.' });
    await open();
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible();
    expect(consoleStorage.read('console-shared')).toBeUndefined();
  });

  test('also takes an account, and loads again after a lost connection', async () => {
    delete replies['GET /staff/device/people'];
    await open();
    await expect.element(button('Load again')).toBeVisible();
    replies['GET /staff/device/people'] = PEOPLE;
    await button('Load again').click();
    await expect.element(page.getByText('Jamshid Qodirov')).toBeVisible();
    await button('Sign in with an account').click();
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible();
    await button('Sign in by PIN').click();
    await expect.element(page.getByText('Jamshid Qodirov')).toBeVisible();
  });
});

describe('the own PIN', () => {
  test('is chosen on the own page, and an easy one refused at the field', async () => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = MANAGER;
    replies['POST /staff/me/pin'] = { digits: 4 };
    await open();
    const field = page.getByLabelText('New PIN', { exact: true });
    await field.fill('1234');
    await button('Keep the PIN').click();
    await expect.element(field).toHaveAccessibleDescription(/^This PIN is among the first/);
    expect(sent).toEqual([]);
    await field.fill('7041');
    await button('Keep the PIN').click();
    await expect.element(page.getByText('Your PIN is kept.').first()).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ pin: '7041' });
  });
});

describe('the people of a store', () => {
  const GULNORA = {
    id: 4,
    name: 'Gulnora Saidova',
    role: 'store_manager',
    stores: ['Osh Markazi'],
    email: 'manager@bozor.example',
    pin: 'none',
    last_seen_at: '2026-11-20T06:00:00Z',
    is_self: true,
    may_change: false,
  };
  const JAMSHID = {
    ...GULNORA,
    id: 5,
    name: 'Jamshid Qodirov',
    role: 'kitchen',
    email: null,
    pin: 'first',
    is_self: false,
    may_change: true,
  };
  const STAFF = { people: [GULNORA, JAMSHID], stores: [{ id: 1, name: 'Osh Markazi' }], invitations: [] };
  const UMAR = {
    id: 8,
    name: 'Umar Aliyev',
    email: 'umar@example.uz',
    role: 'kitchen',
    store: 'Osh Markazi',
    expires_at: '2026-11-21T07:00:00Z',
  };
  beforeEach(() => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = MANAGER;
    replies['GET /store/staff'] = STAFF;
  });

  test.each([
    ['en', 1024],
    ['ru', 390],
    ['ar', 390],
  ] as const)('are listed in %s at %d px; nobody is offered what they may not', async (locale, width) => {
    await open('/store-console/staff', locale, width);
    await expect.element(page.getByText('Jamshid Qodirov')).toBeVisible();
    expect(page.getByRole('main').getByRole('listitem').elements()).toHaveLength(2);
    expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /Gulnora/ })
        .elements(),
    ).toHaveLength(0);
    await expectWhole();
  });

  test('are added by name and PIN alone', async () => {
    replies['POST /store/staff'] = STAFF;
    await open('/store-console/staff');
    await button('Add a person').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add a person' }).click();
    await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
    await expect.element(dialog.getByLabelText('First PIN')).toHaveAccessibleDescription(/^A PIN has 4 to 6 digits\./);
    await expectWhole();
    await dialog.getByLabelText('Name', { exact: true }).fill('Umar');
    await dialog.getByLabelText('First PIN').fill('7041');
    await dialog.getByRole('button', { name: 'Add a person' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ address: 'POST /store/staff', body: { store: 1, name: 'Umar', pin: '7041' } });
  });

  test('are invited by a link, which is shown once', async () => {
    replies['POST /store/staff/invitations'] = { link: 'https://shop.uz/console/invitation/x', expires_at: '2026-11-21T07:00:00Z' };
    await open('/store-console/staff');
    await button('Add a person').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('How the person signs in').selectOptions('store_manager');
    await dialog.getByLabelText('Name', { exact: true }).fill('Umar');
    await dialog.getByLabelText('Email').fill('umar@example.uz');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(page.getByText('https://shop.uz/console/invitation/x')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ store: 1, role: 'store_manager', name: 'Umar', email: 'umar@example.uz' });
  });

  test.each([
    ['en', 1024, 'Open invitations'],
    ['ru', 360, 'Открытые приглашения'],
    ['ar', 768, 'الدعوات المفتوحة'],
  ] as const)('who are invited are listed in %s at %d px', async (locale, width, title) => {
    replies['GET /store/staff'] = { ...STAFF, invitations: [UMAR] };
    await open('/store-console/staff', locale, width);
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByText('Umar Aliyev')).toBeVisible();
    await expectWhole();
  });

  test('who are invited are so no more once the invitation is withdrawn', async () => {
    replies['GET /store/staff'] = { ...STAFF, invitations: [UMAR] };
    replies['DELETE /store/staff/invitations/8'] = refusal(404, { code: 'not-found', message: 'It was accepted.' });
    await open('/store-console/staff');
    await button('Withdraw the invitation of Umar Aliyev').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('It was accepted.');
    replies['DELETE /store/staff/invitations/8'] = () => (replies['GET /store/staff'] = STAFF);
    await button('Withdraw the invitation of Umar Aliyev').click();
    await expect.element(page.getByText('None is open now.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Open invitations' })).toHaveFocus();
  });

  test('get a first PIN', async () => {
    replies['POST /store/staff/5/pin'] = refusal(409, { code: 'works-elsewhere', message: 'Works elsewhere.' });
    await open('/store-console/staff');
    await button('New PIN for Jamshid Qodirov').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('First PIN').fill('7041');
    await dialog.getByRole('button', { name: 'Give the PIN' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Works elsewhere.');
    replies['POST /store/staff/5/pin'] = STAFF;
    await dialog.getByRole('button', { name: 'Give the PIN' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('are let go with a reason, which is asked for at its field', async () => {
    replies['POST /store/staff/5/dismiss'] = (form: { reason: string }) =>
      form.reason === '' ? refusal(422, { code: 'dismissal-reason-required', message: 'Say why.', field: 'reason' }) : STAFF;
    await open('/store-console/staff');
    await button('End the work of Jamshid Qodirov').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'End the work' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Say why.');
    await dialog.getByLabelText('Reason').fill('Moved');
    await dialog.getByRole('button', { name: 'End the work' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('are not shown without a proof, which can be given again', async () => {
    replies['GET /store/staff'] = refusal(403, { code: 'fresh-proof-required', message: 'Prove that it is you.' });
    await open('/store-console/staff');
    await expect.element(page.getByText('Prove that it is you.')).toBeVisible();
    replies['GET /store/staff'] = STAFF;
    await button('Load again').click();
    await expect.element(page.getByText('Jamshid Qodirov')).toBeVisible();
  });
});
