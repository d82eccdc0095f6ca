import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
/** Lifetime of a signature, and the tolerated clock difference. */
const TOLERANCE_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Signature header of a callback: the time, and the HMAC of time and body.
 * @example signCallback('key', '{"event":"1"}', new Date(0)) // 't=0,v1=5d3c…'
 */
export function signCallback(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
}

/** Whether a body was signed with this secret within the last five minutes. */
export function isSigned(secret: string, body: string, header: unknown, now: Date): boolean {
  const [, moment, mac] = (typeof header === 'string' && SIGNATURE.exec(header)) || [];
  if (secret === '' || moment === undefined || mac === undefined) return false;
  const isFresh = Math.abs(now.getTime() / 1000 - Number(moment)) <= TOLERANCE_SECONDS;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, Number(moment), body)) && isFresh;
}

function macOf(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
