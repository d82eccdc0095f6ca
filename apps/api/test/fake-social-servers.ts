import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SOCIAL_CLIENTS = { google: 'shop.apps.example', facebook: '104729', apple: 'uz.example.shop' } as const;

const KEY_NAME = 'key-1';

/** Local servers of Google, Facebook and Apple, with their own key; `asked` records the requested paths. */
export async function fakeSocialServers() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const published = [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_NAME, use: 'sig', alg: 'RS256' }];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response
      .writeHead(request.url!.endsWith('/keys') ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, privateKey, publicKey, asked, close: () => server.close() };
}

/** Creates a token as a provider would, or as a forger. */
export function writeToken(
  claims: object,
  { key, header = {} }: { readonly key: KeyObject | undefined; readonly header?: object },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: KEY_NAME, typ: 'JWT', ...header })}.${part(claims)}`;
  return `${text}.${key ? sign('RSA-SHA256', Buffer.from(text), key).toString('base64url') : ''}`;
}
