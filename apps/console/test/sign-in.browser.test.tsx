import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CourierConsole from '../app/courier/console.tsx';
import Centered from '../app/frame/centered.tsx';
import { consoleStorage } from '../app/frame/console-storage.ts';
import InvitationPage from '../app/frame/invitation/invitation-page.tsx';
import AccountPage from '../app/frame/staff/account-page.tsx';
import OperatorConsole from '../app/operator/console.tsx';
import StoreConsole from '../app/store/console.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const ACCOUNT = [{ index: true, Component: AccountPage }];
const PAGES = [
  { path: '/console', Component: OperatorConsole, children: ACCOUNT },
  { path: '/store-console', Component: StoreConsole, children: ACCOUNT },
  { path: '/courier', Component: CourierConsole, children: ACCOUNT },
  { Component: Centered, children: [{ path: '/console/invitation/:token', Component: InvitationPage }] },
];

const WORDS = {
  en: { direction: 'ltr', signIn: 'Sign in', email: 'Email', theme: 'Change theme', language: /^Language/ },
  ru: { direction: 'ltr', signIn: 'Войти', email: 'Эл. почта', theme: 'Сменить тему', language: /^Язык/ },
  ar: { direction: 'rtl', signIn: 'تسجيل الدخول', email: 'البريد الإلكتروني', theme: 'تغيير المظهر', language: /^اللغة/ },
} as const;

const TITLES = {
  '/console': { en: 'Operator console', ru: 'Панель управления', ar: 'لوحة الإدارة' },
  '/store-console': { en: 'Store console', ru: 'Панель магазина', ar: 'لوحة المتجر' },
  '/courier': { en: 'Courier', ru: 'Курьер', ar: 'المندوب' },
} as const;

type Path = keyof typeof TITLES;
type Locale = keyof typeof WORDS;
const open = (path: string, locale: Locale = 'en', width = 360) => openConsole(PAGES, path, { locale, width });

const SESSIONS = {
  sessions: [
    { id: 7, is_current: true, user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    { id: 6, is_current: false, user_agent: 'Mozilla/5.0 (iPhone) Version/18.6 Safari/604.1' },
    { id: 5, is_current: false, user_agent: null },
  ].map((session) => ({
    ...session,
    created_at: '2026-11-20T06:00:00Z',
    used_at: '2026-11-20T07:00:00Z',
    expires_at: '2026-11-20T19:00:00Z',
  })),
};
const INVITATION = {
  name: 'Nodira',
  email: 'nodira@example.uz',
  role: 'owner',
  needs_code: true,
  secret: 'BOZORDEMOBOZORDEMOBOZORDEMOBOZOR',
  otpauth: 'otpauth://totp/Bozor:nodira%40example.uz?secret=BOZORDEMOBOZORDEMOBOZORDEMOBOZOR&issuer=Bozor',
  expires_at: '2026-11-21T07:00:00Z',
};
const DEMO = { accounts: [{ name: 'Nodira', role: 'owner', email: 'owner@bozor.example', password: 'bozor-demo-staff', code: '123456' }] };

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(Object.keys(TITLES) as Path[])('%s', (path) => {
  test.each(Object.keys(WORDS) as Locale[])('in %s says which console it is and asks who comes', async (locale) => {
    const words = WORDS[locale];
    await open(path, locale);
    await expect.element(heading(TITLES[path][locale])).toBeVisible();
    await expect.element(field(words.email)).toBeVisible();
    await expect.element(button(words.signIn)).toBeVisible();
    expect(document.title).toBe(TITLES[path][locale]);
    expect(getComputedStyle(document.body).direction).toBe(words.direction);
    await expectWhole();
  });
});

describe('signing in', () => {
  const type = async (email = 'nodira@example.uz', password = 'sariq gilos tuyasi') => {
    await field('Email').fill(email);
    await field('Password').fill(password);
  };
  const codeRequired = refusal(401, { code: 'staff-code-required', message: 'Enter the code.', field: 'code' });

  test('says at the fields what is missing, and moves to the first', async () => {
    await open('/console');
    await button('Sign in').click();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Email')).toHaveAccessibleDescription('Email is required');
    await expect.element(field('Password')).toHaveAccessibleDescription('password is required');
    expect(sent).toEqual([]);
    await expectWhole();
  });

  test('shows a refusal at its field, and keeps what was typed', async () => {
    replies['POST /staff/sessions'] = refusal(401, { code: 'staff-credentials-wrong', message: 'Not right.', field: 'password' });
    await open('/console');
    await type();
    await button('Sign in').click();
    await expect.element(field('Password')).toHaveAccessibleDescription('Not right.');
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('nodira@example.uz');
    await expect.element(field('Password')).toHaveValue('sariq gilos tuyasi');
  });

  test('says that the connection is lost', async () => {
    await open('/console');
    await type();
    await button('Sign in').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Connection lost. Please try again.');
    await expect.element(field('Email')).toHaveValue('nodira@example.uz');
  });

  test('asks for the code when the account needs one, sends it with the rest, and shows the person', async () => {
    replies['POST /staff/sessions'] = (form: { code?: string }) => (form.code ? OWNER : codeRequired);
    replies['GET /staff/me'] = OWNER;
    replies['GET /staff/sessions'] = SESSIONS;
    await open('/console');
    await type();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Code')).toHaveFocus();
    await expectWhole();
    await button('Sign in').click();
    await expect.element(field('Code')).toHaveAccessibleDescription('field is empty');
    await field('Code').fill('123456');
    await button('Sign in').click();
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ email: 'nodira@example.uz', password: 'sariq gilos tuyasi', code: '123456' });
    expect(consoleStorage.read('console-signed-in')).toBe(true);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('gilos');
  });

  test('takes a recovery code in place of the code', async () => {
    replies['POST /staff/sessions'] = (form: object) =>
      'recovery_code' in form ? refusal(401, { code: 'recovery-code-wrong', message: 'Used.', field: 'recovery_code' }) : codeRequired;
    await open('/console');
    await type();
    await button('Sign in').click();
    await button('Use a recovery code').click();
    await expect.element(field('Recovery code')).toHaveFocus();
    await field('Recovery code').fill('k7mf-2pqx-9rta-hw3c');
    await button('Sign in').click();
    await expect.element(field('Recovery code')).toHaveAccessibleDescription(/^Used\./);
    await button('Use the authenticator app').click();
    await expect.element(field('Code')).toHaveFocus();
  });

  test('of a demo is filled by a press, with the code of that moment', async () => {
    replies['GET /staff/demo-accounts'] = DEMO;
    await open('/console');
    await expect.element(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
    replies['GET /staff/demo-accounts'] = { accounts: [{ ...DEMO.accounts[0], code: '654321' }] };
    await button('Owner').click();
    await expect.element(field('Code')).toHaveValue('654321');
    await expect.element(field('Email')).toHaveValue('owner@bozor.example');
    await expect.element(field('Password')).toHaveValue('bozor-demo-staff');
    await expect.element(button('Sign in')).toHaveFocus();
    await expectWhole();
  });

  test('outside of a demo has no such accounts', async () => {
    await open('/console');
    await expect.element(button('Sign in')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Demo accounts' })).not.toBeInTheDocument();
  });
});

describe('whoever is signed in', () => {
  beforeEach(() => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = OWNER;
    replies['GET /staff/sessions'] = SESSIONS;
    replies['GET /staff/passkeys'] = { passkeys: [] };
  });

  test.each([360, 1280])('sees name, role, what they may do and where they are signed in, at %d px', async (width) => {
    await open('/console', 'en', width);
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
    await expect.element(page.getByText('Owner')).toBeVisible();
    await expect.element(page.getByText('Move orders on for others')).toBeVisible();
    await expect.element(page.getByText('Firefox, Linux')).toBeVisible();
    await expect.element(page.getByText('Unknown device')).toBeVisible();
    expect(page.getByRole('button', { name: /^End the session/ }).elements()).toHaveLength(2);
    await expectWhole();
  });

  test('ends another session, which leaves the list; the focus stays there', async () => {
    replies['DELETE /staff/sessions/6'] = () => {
      replies['GET /staff/sessions'] = { sessions: SESSIONS.sessions.filter(({ id }) => id !== 6) };
      return { id: 6 };
    };
    await open('/console');
    await page.getByRole('button', { name: /^End the session: Safari, iPhone/ }).click();
    await expect.element(page.getByText('Safari, iPhone')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  test('keeps the row of a session that could not be ended, and is told so', async () => {
    await open('/console');
    await page.getByRole('button', { name: /^End the session: Safari, iPhone/ }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Connection lost. Please try again.');
    await expect.element(page.getByText('Safari, iPhone')).toBeVisible();
  });

  test('signs out', async () => {
    replies['DELETE /staff/sessions/current'] = { id: 7 };
    await open('/console');
    await button('Sign out').click();
    await expect.element(field('Email')).toBeVisible();
    expect(consoleStorage.read('console-signed-in')).toBeUndefined();
  });

  test('stays when signing out fails, and is told so', async () => {
    await open('/console');
    await button('Sign out').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Connection lost. Please try again.');
    expect(consoleStorage.read('console-signed-in')).toBe(true);
  });

  test('is asked to sign in again once the session is over', async () => {
    replies['GET /staff/me'] = refusal(401, { code: 'not-signed-in', message: 'Over.' });
    await open('/console');
    await expect.element(field('Email')).toBeVisible();
    expect(consoleStorage.read('console-signed-in')).toBeUndefined();
  });

  test('is not signed out by a lost connection, and can load again', async () => {
    delete replies['GET /staff/me'];
    await open('/console');
    await expect.element(button('Load again')).toBeVisible();
    replies['GET /staff/me'] = OWNER;
    await button('Load again').click();
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
  });

  test('finds the way from another’s console to their own', async () => {
    replies['GET /staff/me'] = { ...OWNER, role: 'kitchen', scope: { of: 'own store', store: 'Osh Markazi' } };
    await open('/console');
    await expect.element(heading('This console is for others')).toBeVisible();
    await expectWhole();
    await page.getByRole('link', { name: 'Go to: Store console' }).click();
    await expect.element(heading('Your account')).toBeVisible();
    await expect.element(page.getByText('Osh Markazi')).toBeVisible();
  });
});

describe('an invitation', () => {
  const path = '/console/invitation/some-token-of-an-invitation';
  const address = '/staff/invitations/some-token-of-an-invitation';
  const accepted = { ...OWNER, recovery_codes: ['k7mf-2pqx-9rta-hw3c', 'aaaa-bbbb-cccc-dddd'] };
  beforeEach(() => {
    replies[`GET ${address}`] = INVITATION;
  });

  test.each(Object.keys(WORDS) as Locale[])('in %s shows the secret to scan, to open and to type', async (locale) => {
    await open(path, locale);
    await expect.element(page.getByRole('img')).toBeVisible();
    await expect.element(page.getByText('BOZO RDEM OBOZ ORDE MOBO ZORD EMOB OZOR')).toBeVisible();
    expect(document.querySelector(`a[href="${INVITATION.otpauth}"]`)).not.toBeNull();
    await expectWhole();
  });

  test('makes the account and shows the recovery codes, and the way on', async () => {
    replies[`POST ${address}`] = accepted;
    replies['GET /staff/me'] = OWNER;
    replies['GET /staff/sessions'] = SESSIONS;
    await open(path);
    await field('New password').fill('sariq gilos tuyasi');
    await field('Code').fill('123456');
    await button('Make the account').click();
    await expect.element(heading('Your account is ready')).toHaveFocus();
    await expect.element(page.getByText('k7mf-2pqx-9rta-hw3c')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ name: 'Nodira', password: 'sariq gilos tuyasi', code: '123456' });
    await expectWhole();
    await page.getByRole('link', { name: 'Go to: Operator console' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
  });

  test('says at the fields what is wrong before it is sent', async () => {
    await open(path);
    await field('Your name').fill('');
    await field('New password').fill('short');
    await button('Make the account').click();
    await expect.element(field('Your name')).toHaveFocus();
    await expect.element(field('New password')).toHaveAccessibleDescription(/^Password is too short - should be 12 chars minimum\./);
    await expect.element(field('Code')).toHaveAccessibleDescription('field is empty');
    expect(sent).toEqual([]);
  });

  test('shows the server’s refusals at their fields', async () => {
    replies[`POST ${address}`] = refusal(422, { code: 'password-too-common', message: 'Too easy.', field: 'password' });
    await open(path);
    await field('New password').fill('password2026');
    await field('Code').fill('123456');
    await button('Make the account').click();
    await expect.element(field('New password')).toHaveAccessibleDescription(/^Too easy\./);
    await expect.element(field('Code')).toHaveValue('123456');
  });

  test('of a store needs no code', async () => {
    replies[`GET ${address}`] = { ...INVITATION, role: 'kitchen', needs_code: false };
    replies[`POST ${address}`] = { ...accepted, recovery_codes: [] };
    await open(path);
    await field('New password').fill('sariq gilos tuyasi');
    await button('Make the account').click();
    await expect.element(heading('Your account is ready')).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ name: 'Nodira', password: 'sariq gilos tuyasi' });
    await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).not.toBeInTheDocument();
  });

  test('that is over says so', async () => {
    replies[`GET ${address}`] = refusal(404, { code: 'invitation-over', message: 'Over.' });
    await open(path);
    await expect.element(heading('This invitation is over')).toBeVisible();
    await expectWhole();
  });
});

test('is gone through by key: the shop, the language, the theme, the form, and the way to the shop', async () => {
  await open('/console');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  const stops = [
    header.getByRole('link'),
    header.getByRole('button', { name: WORDS.en.language }),
    header.getByRole('button', { name: WORDS.en.theme }),
    field('Email'),
    field('Password'),
    button('Show the password'),
    button('Sign in'),
    button('Sign in with a passkey'),
    page.getByRole('main').getByRole('link'),
  ];
  for (const stop of stops) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop).toHaveFocus();
  }
});

test('the menu of languages opens by key, marks the one that is shown and gives the focus back', async () => {
  await open('/console', 'ru');
  const trigger = page.getByRole('button', { name: WORDS.ru.language });
  await expect.element(trigger).toBeVisible();
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Русский', exact: true })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('the theme changes by key, and is kept', async () => {
  await open('/console', 'en');
  const before = document.documentElement.dataset['theme'];
  const toggle = page.getByRole('button', { name: WORDS.en.theme });
  await expect.element(toggle).toBeVisible();
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset['theme']).not.toBe(before);
  expect(consoleStorage.read('console-theme')).toBe(document.documentElement.dataset['theme']);
  await expect.element(toggle).toHaveFocus();
});
