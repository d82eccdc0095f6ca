import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { startShop } from '../start-shop.ts';
import { test as base } from './shop.ts';

export interface VerifyingShop {
  readonly url: string;
  /** Address of the server that plays the provider. */
  readonly provider: string;
  /** Paths that browsers and the shop asked of it. */
  readonly asked: readonly string[];
  /** The code sent last to a phone. */
  codeOf(phone: string): string | undefined;
  /** Enables and disables settings as the operator. */
  set(settings: Readonly<Record<string, boolean>>): Promise<void>;
}

/** Journeys in a shop of their own, connected to an external phone verification. */
export const test = base.extend<{ readonly operator: VerifyingShop }, { readonly verifyingShop: VerifyingShop }>({
  verifyingShop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const provider = await startProvider();
      const shop = await startShop({ FIREBASE_API_KEY: 'web-key', IDENTITY_TOOLKIT_URL: provider.url });
      const database = new pg.Client({ host: join(shop.dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
      await database.connect();
      await give({
        url: shop.url,
        provider: provider.url,
        asked: provider.asked,
        codeOf: provider.codeOf,
        set: async (settings) => {
          for (const [key, value] of Object.entries(settings))
            await database.query(
              `insert into settings (key, kind, value) values ($1, 'flag', $2) on conflict (key) do update set value = excluded.value`,
              [key, JSON.stringify(value)],
            );
        },
      });
      await database.end();
      await shop.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ verifyingShop }, give) => give(verifyingShop.url),
  operator: async ({ verifyingShop, shop }, give) => {
    shop.expectTrouble(new RegExp(`left the shop: ${verifyingShop.provider}/`));
    await give(verifyingShop);
  },
});

/** An invisible challenge that everybody passes, with the interface of the real one. */
const CHALLENGE = `window.grecaptcha = {
  ready: (then) => then(),
  render: (box, options) => { window.passed = options.callback; return options.size === 'invisible' ? 1 : 0; },
  execute: () => setTimeout(() => window.passed('passed')),
};`;

/** Identity Toolkit's REST calls, as the Firebase Auth emulator answers them, and the script of the challenge. */
async function startProvider() {
  const sessions = new Map<string, { readonly phone: string; readonly code: string }>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void answer().then(({ status = 200, type = 'application/json', body }) =>
      response
        .writeHead(status, {
          'content-type': type,
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    );

    async function answer(): Promise<{ status?: number; type?: string; body: unknown }> {
      const { pathname } = new URL(request.url!, 'http://localhost');
      if (request.method === 'OPTIONS') return { body: {} };
      asked.push(pathname);
      if (pathname === '/recaptcha/api.js') return { type: 'text/javascript', body: CHALLENGE };
      if (pathname === '/v1/recaptchaParams') return { body: { recaptchaSiteKey: 'site-key' } };
      const sent = (await json(request)) as Readonly<Record<string, string>>;
      if (pathname === '/v1/accounts:sendVerificationCode') {
        if (sent['recaptchaToken'] !== 'passed') return { status: 400, body: { error: { message: 'CAPTCHA_CHECK_FAILED' } } };
        const sessionInfo = `session-${sessions.size}`;
        sessions.set(sessionInfo, { phone: sent['phoneNumber']!, code: String(100_000 + Math.floor(Math.random() * 900_000)) });
        return { body: { sessionInfo } };
      }
      const session = sessions.get(sent['sessionInfo']!);
      if (!session) return { status: 400, body: { error: { message: 'INVALID_SESSION_INFO' } } };
      if (session.code !== sent['code']) return { status: 400, body: { error: { message: 'INVALID_CODE' } } };
      return { body: { phoneNumber: session.phone } };
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    codeOf: (phone: string) => [...sessions.values()].findLast((session) => session.phone === phone)?.code,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
