import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushTarget } from '../ports/push-sender.ts';

const RECORD_BYTES = 4096;
/** Delimiter of a message's last record. */
const LAST = 2;

interface Chosen {
  readonly local: ECDH;
  readonly salt: Buffer;
}

/**
 * Encrypts a message for the browser alone, so that the push service cannot read it (RFC 8291 with `aes128gcm` of RFC 8188): one record
 * with its header. `chosen` is random except in the RFC's test vector.
 */
export function encryptPush(payload: string, { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>, chosen: Chosen = chooseNew()): Buffer {
  const { local, salt } = chosen;
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = local.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(local.computeSecret(theirs), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(payload, 'utf8'), cipher.update(Buffer.of(LAST)), cipher.final(), cipher.getAuthTag()]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, sizes, ours, record]);
}

function chooseNew(): Chosen {
  const local = createECDH('prime256v1');
  local.generateKeys();
  return { local, salt: randomBytes(16) };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
