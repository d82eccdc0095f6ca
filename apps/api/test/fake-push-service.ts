import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '../src/ports/push-sender.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  /** Claims of the shop's token, when its signature was valid. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string } | undefined;
  readonly text: string;
}

/** A browser and its push service in one: it has the browser's private key, decrypts messages, and responds with `status`. */
export async function fakePushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answering = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers } = request;
      received.push({ headers, claims: claimsOf(headers.authorization ?? ''), text: decrypt(Buffer.concat(parts)) });
      response.writeHead(answering.status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const target: PushTarget = {
    endpoint: 'https://push.example/send/abc',
    p256dh: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return { target, received, answering, port: (server.address() as AddressInfo).port, close: () => server.close() };

  /** Decrypts according to RFC 8188 and 8291. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + theirs.length);
    const expand = (secret: Buffer, seasoning: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, seasoning, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
    const secret = expand(browser.computeSecret(theirs), auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      expand(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('The last record does not say so');
    return plain.subarray(0, -1).toString('utf8');
  }
}

function claimsOf(authorization: string): Received['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims']) : undefined;
}
