import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Advice } from './advice.ts';
import { reachable, readConfig } from './config.ts';

const LONG = 'b7Jq0y2Wn8sVx4Tc6Ue1Rz5Ka9Lm3Pd7Fg';
const DATABASE_URL = 'postgresql://shop:word@db.internal/shop';

describe('the configuration', () => {
  test('is complete with an empty environment: a demo shop on this machine', () => {
    expect(readConfig({})).toEqual({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('var'),
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      addressBase: undefined,
      corsOrigins: [],
      paymentCallbacks: [],
      workers: 1,
      trustedProxies: 0,
      logLevel: 'info',
      rateLimits: true,
      autopilotSpeed: 1,
      placesUrl: undefined,
      routesUrl: undefined,
      socialClients: {},
      socialServersUrl: undefined,
      phoneVerifier: undefined,
      sandboxGateway: true,
      secrets: {},
      offlinePages: true,
      development: false,
    });
  });

  test('takes every variable', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/shop',
      DATABASE_URL,
      PUBLIC_URL: 'https://shop.uz/',
      CORS_ORIGINS: 'https://app.example.uz, capacitor://localhost http://127.0.0.1:5173',
      PAYMENT_CALLBACKS: 'https://app.example.uz/paid my-app://paid',
      WEB_CONCURRENCY: '2',
      TRUST_PROXIES: '1',
      LOG_LEVEL: 'warn',
      OTP_SECRET: LONG,
      SIGNING_SECRET: `${LONG}2`,
      PUSH_SECRET: `${LONG}3`,
      CONSOLE_URL: 'https://desk.shop.uz/',
      PLACES_URL: 'https://photon.shop.uz/?lat=41.3&lon=69.2',
      ROUTES_URL: 'http://osrm:5000/',
      GOOGLE_CLIENT_ID: 'shop.apps.example',
      APPLE_CLIENT_ID: 'uz.example.shop',
      FACEBOOK_CLIENT_ID: '104729',
      FIREBASE_API_KEY: 'AIza-web',
    });
    expect(config).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/srv/shop',
      databaseUrl: DATABASE_URL,
      publicUrl: 'https://shop.uz',
      consoleUrl: 'https://desk.shop.uz',
      addressBase: 'https://shop.uz',
      corsOrigins: ['https://app.example.uz', 'capacitor://localhost', 'http://127.0.0.1:5173'],
      paymentCallbacks: ['https://app.example.uz/paid', 'my-app://paid'],
      workers: 2,
      trustedProxies: 1,
      logLevel: 'warn',
      secrets: { otp: LONG, signing: `${LONG}2`, push: `${LONG}3` },
      placesUrl: 'https://photon.shop.uz/?lat=41.3&lon=69.2',
      routesUrl: 'http://osrm:5000',
      phoneVerifier: { apiKey: 'AIza-web', serverUrl: undefined },
      socialClients: { google: 'shop.apps.example', apple: 'uz.example.shop', facebook: '104729' },
    });
  });

  test('offers the sandbox gateway in a demo, and elsewhere only when enabled [checkout-10]', () => {
    expect(readConfig({ APP_MODE: 'production' }).sandboxGateway).toBe(false);
    expect(readConfig({ APP_MODE: 'production', SANDBOX_GATEWAY: 'on' }).sandboxGateway).toBe(true);
    expect(readConfig({ SANDBOX_GATEWAY: 'off' }).sandboxGateway).toBe(false);
  });

  test('is a demo only on the embedded database, unless set', () => {
    expect(readConfig({ DATABASE_URL }).mode).toBe('production');
    expect(readConfig({ DATABASE_URL, APP_MODE: 'demo' }).mode).toBe('demo');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['WEB_CONCURRENCY', '0'],
    ['TRUST_PROXIES', 'yes'],
    ['APP_MODE', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'no'],
    ['OFFLINE_PAGES', 'never'],
    ['PUBLIC_URL', 'shop.uz'],
    ['CONSOLE_URL', 'desk.shop.uz'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example/'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['CORS_ORIGINS', 'app.example'],
    ['CORS_ORIGINS', 'https://App.example'],
    ['CORS_ORIGINS', 'https://app.example:443'],
    ['CORS_ORIGINS', 'file://x'],
    ['PAYMENT_CALLBACKS', '/paid'],
    ['PAYMENT_CALLBACKS', 'javascript:alert(1)'],
    ['PLACES_URL', 'photon'],
    ['ROUTES_URL', 'file:///etc/passwd'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.shop.uz'],
    ['MAIL_FROM', 'the shop'],
    ['SMS_URL', 'sms.example'],
    ['SMS_BODY', 'message={text}'],
    ['DATABASE_URL', 'mysql://db'],
    ['OTP_SECRET_FILE', '/does/not/exist'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test('reads the servers of mail and SMS, and the sender', () => {
    expect(readConfig({})).toMatchObject({ mail: undefined, sms: undefined });
    const SMTP_URL = 'smtps://ada:quiet@mail.shop.uz';
    expect(readConfig({ SMTP_URL, PUBLIC_URL: 'https://shop.uz' }).mail).toEqual({ url: SMTP_URL, from: 'no-reply@shop.uz' });
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'Shop <hello@shop.uz>' }).mail?.from).toBe('Shop <hello@shop.uz>');
    const SMS_BODY = 'mobile_phone={digits}&message={text}';
    const sms = readConfig({ SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'quiet', SMS_BODY }).sms;
    expect(sms).toEqual({ url: 'https://sms.example/send', token: 'quiet', body: SMS_BODY });
  });

  test('lets no server play the providers of sign-in in production', () => {
    const SOCIAL_SERVERS_URL = 'http://127.0.0.1:5000';
    expect(readConfig({ SOCIAL_SERVERS_URL }).socialServersUrl).toBe(SOCIAL_SERVERS_URL);
    expect(() => readConfig({ DATABASE_URL, SOCIAL_SERVERS_URL })).toThrow(/^SOCIAL_SERVERS_URL /);
  });

  test('lets no server play the phone verification in production', () => {
    const FIREBASE_API_KEY = 'AIza-web';
    const IDENTITY_TOOLKIT_URL = 'http://127.0.0.1:9099';
    expect(readConfig({ FIREBASE_API_KEY, IDENTITY_TOOLKIT_URL }).phoneVerifier?.serverUrl).toBe(IDENTITY_TOOLKIT_URL);
    expect(() => readConfig({ DATABASE_URL, FIREBASE_API_KEY, IDENTITY_TOOLKIT_URL })).toThrow(/^IDENTITY_TOOLKIT_URL /);
  });

  test('names all wrong variables at once, and never repeats a secret', () => {
    const attempt = () => readConfig({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(attempt).toThrow(Advice);
    expect(attempt).toThrow(/PORT[^]*DATABASE_URL[^]*LOG_LEVEL|PORT[^]*LOG_LEVEL/);
    expect(attempt).not.toThrow(/hunter2/);
  });

  test.each([
    ['an example', 'change-me-change-me-change-me-change-me'],
    ['the demo one', 'demo-otp-secret-demo-otp-secret-demo'],
    ['a short one', 'b7Jq0y2Wn8sVx4'],
  ])('refuses %s as a secret of production', (_, value) => {
    expect(() => readConfig({ DATABASE_URL, OTP_SECRET: value })).toThrow(/^OTP_SECRET /);
    expect(readConfig({ OTP_SECRET: value }).secrets.otp).toBe(value);
  });

  test('refuses production without rate limits', () => {
    expect(() => readConfig({ DATABASE_URL, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS /);
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  test('reads a secret from a file, and refuses value and file together', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bozor-config-'));
    const file = join(folder, 'otp');
    writeFileSync(file, `${LONG}\n`);
    expect(readConfig({ OTP_SECRET_FILE: file }).secrets.otp).toBe(LONG);
    expect(() => readConfig({ OTP_SECRET_FILE: file, OTP_SECRET: LONG })).toThrow(/^OTP_SECRET and OTP_SECRET_FILE/);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['shop.local', 'shop.local'],
  ])('reaches a server that listens on %s at %s', (host, expected) => {
    expect(reachable(host)).toBe(expected);
  });
});
