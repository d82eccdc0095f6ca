import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startShop } from '../start-shop.ts';
import { openSettings } from './settings.ts';
import { test as base } from './shop.ts';

/** A person at a provider; without an e-mail the provider reports none. */
interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
}

export interface SocialShop {
  readonly url: string;
  /** Address of the servers that simulate the providers. */
  readonly providers: string;
  /** Sets the next person to sign in at a provider's page. */
  expect(person: Person): void;
  /** Enables and disables settings as the operator. */
  set(settings: Readonly<Record<string, boolean>>): Promise<void>;
}

const CLIENTS = { google: 'shop.apps.example', apple: 'uz.example.shop', facebook: '104729' } as const;

/** Journeys in a shop of their own, connected to all three providers. */
export const test = base.extend<{ readonly operator: SocialShop }, { readonly socialShop: SocialShop }>({
  socialShop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const providers = await startProviders();
      const shop = await startShop({
        // The providers need the return address before the shop has a port.
        PORT: String(await freePort()),
        SOCIAL_SERVERS_URL: providers.url,
        GOOGLE_CLIENT_ID: CLIENTS.google,
        APPLE_CLIENT_ID: CLIENTS.apple,
        FACEBOOK_CLIENT_ID: CLIENTS.facebook,
      });
      const settings = await openSettings(shop);
      await give({
        url: shop.url,
        providers: providers.url,
        expect: providers.expect,
        set: settings.set,
      });
      await settings.close();
      await shop.stop();
      await providers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ socialShop }, give) => give(socialShop.url),
  operator: async ({ socialShop, shop }, give) => {
    shop.expectTrouble(new RegExp(`left the shop: ${socialShop.providers}/`));
    await give(socialShop);
  },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Google, Apple and Facebook: a sign-in page each, and the responses to the shop's server. */
async function startProviders() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const write = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256', kid: 'key-1' })}.${part(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  let person: Person = { sub: 'nobody' };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, url);
    const [, medium = '', what = ''] = pathname.split('/');
    const json = (body: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (what === 'keys') return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' }] });
    if (what !== 'page') return response.writeHead(204).end();
    const back = searchParams.get('redirect_uri')!;
    const state = searchParams.get('state')!;
    const seconds = Math.floor(Date.now() / 1000);
    const token = write({
      iss: `${url}/${medium}`,
      aud: searchParams.get('client_id'),
      nonce: searchParams.get('nonce'),
      iat: seconds,
      exp: seconds + 600,
      // Facebook omits the flag.
      ...(medium !== 'facebook' && { email_verified: true }),
      ...person,
    });
    const answer = new URLSearchParams({ state, id_token: token }).toString();
    const form = `<form method="post" action="${back}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="id_token" value="${token}"><button>Go on</button></form>`;
    const way = medium === 'apple' ? form : `<a role="button" href="${back}#${answer}">Go on</a>`;
    const off = `<a role="button" href="${back}?error=access_denied&amp;state=${state}">Call it off</a>`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>${medium}</title>${way} ${off}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    expect: (next: Person) => void (person = next),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
