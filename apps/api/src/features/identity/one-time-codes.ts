import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkCode } from '@bozor/domain/identity/check-account-form.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { CODE_DIGITS, CODE_LIFETIME_MS, CODE_TRIES, CODES_A_DAY, DEMO_CODE } from '@bozor/domain/identity/one-time-code.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { Problem, problem, refusal, refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { CODE_MESSAGE, postMessage } from '../../platform/outbox/outbox.ts';
import { countTries } from '../../platform/rates/count-tries.ts';
import { isSentOutside } from './external-code.ts';
import { replaceCode, secondsUntilAnother, tryCode } from './proof-store.ts';
import type { CodePurpose } from './proofs.ts';
import { TAKING_CODES } from './refusing-endpoints.ts';

export interface WantedCode {
  /** The phone or e-mail that the code verifies. */
  readonly to: Identity;
  readonly purpose: CodePurpose;
  readonly customerId?: number;
  /** False stores the code without sending it, so that an unknown account gets the same response after the same work. */
  readonly isSent?: boolean;
}

/** Context of a request for a code. */
export interface CodeContext {
  readonly locale: Locale;
  /** IP address of the caller. */
  readonly address: string;
}

export interface SentCode {
  /** False when the previous code is too young to be replaced. That one stays valid. */
  readonly isNew: boolean;
  readonly resendAfterSeconds: number;
}

const DAY_SECONDS = 86_400;

/**
 * Sends a six-digit code, in the caller's transaction. A new code replaces the previous one, but not within the first minute. Where the
 * external phone verification sends the codes, the stored one is sent to nobody.
 */
export async function sendCode(
  api: Api,
  trx: Transaction,
  { to, purpose, customerId, isSent = true }: WantedCode,
  context: CodeContext,
): Promise<SentCode> {
  const settings = await api.settings.read();
  const { otp_resend_seconds: resendAfterSeconds, business_name: shop } = settings;
  const destination = destinationOf(to);
  const code = api.config.mode === 'demo' ? DEMO_CODE : String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const isNew = await replaceCode(trx, {
    destination,
    purpose,
    hmac: hmacOf(api, destination, purpose, code),
    customerId,
    tries: CODE_TRIES,
    lifetimeSeconds: CODE_LIFETIME_MS / 1000,
    resendAfterSeconds,
  });
  if (!isNew) return { isNew, resendAfterSeconds: await secondsUntilAnother(trx, { destination, purpose, resendAfterSeconds }) };
  await count(api, trx, destination, context.address);
  if (isSent && !isSentOutside(api, settings, to, purpose)) {
    const translate = (message: string) => api.words.translate(context.locale, message, { shop, code, minutes: CODE_LIFETIME_MS / 60_000 });
    await postMessage(api.jobs, trx, {
      channel: to.fieldType === 'phone' ? 'sms' : 'email',
      to: destination,
      ...(to.fieldType === 'email' && { subject: translate(SUBJECT) }),
      text: translate(TEXT),
      deduplicationKey: `${CODE_MESSAGE}${randomUUID()}`,
    });
  }
  return { isNew, resendAfterSeconds };
}

/** Like `sendCode`, but refuses a request that comes too early. */
export async function resendCode(api: Api, trx: Transaction, wanted: WantedCode, context: CodeContext): Promise<SentCode> {
  const sent = await sendCode(api, trx, wanted, context);
  if (sent.isNew) return sent;
  const seconds = sent.resendAfterSeconds;
  throw new Problem([refusal(API.identity.sendOtp, 'resend-too-soon', { values: { seconds } })], { retryAfterSeconds: seconds });
}

/** Uses a code up. Refuses every wrong code, and invalidates the right one after five wrong ones. */
export async function consumeCode(api: Api, { to, purpose }: Pick<WantedCode, 'to' | 'purpose'>, code: string): Promise<void> {
  const [found] = checkCode({ otp: code });
  if (found) throw refuse(TAKING_CODES, found.problem === 'code-required' ? 'code-empty' : 'code-wrong', { field: 'otp' });
  const destination = destinationOf(to);
  const isRight = await tryCode(api.db, { destination, purpose, hmac: hmacOf(api, destination, purpose, code) });
  if (isRight === undefined) throw refuse(TAKING_CODES, 'code-expired', { field: 'otp' });
  if (!isRight) throw refuse(TAKING_CODES, 'code-wrong', { field: 'otp' });
}

export function destinationOf(identity: Identity): string {
  return identity.fieldType === 'email' ? identity.email : identity.phone;
}

/** Limits codes, because messages cost money and fill mailboxes. A demo sends none. */
async function count(api: Api, trx: Transaction, destination: string, address: string): Promise<void> {
  if (api.config.mode === 'demo') return;
  const { waitSeconds } = await countTries(trx, [
    { bucket: `code-to:${destination}`, limit: CODES_A_DAY.perIdentity, seconds: DAY_SECONDS },
    { bucket: `code-to:${destination} ${address}`, limit: CODES_A_DAY.perIdentityAndAddress, seconds: DAY_SECONDS },
    { bucket: `code-from:${address}`, limit: CODES_A_DAY.perAddress, seconds: DAY_SECONDS },
  ]);
  if (waitSeconds !== undefined) throw problem('too-many-requests', { retryAfterSeconds: waitSeconds });
}

function hmacOf(api: Api, destination: string, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', api.config.secrets.otp).update(`${purpose} ${destination} ${code}`).digest();
}

const SUBJECT = 'Your code for {shop}';
const TEXT = '{code} is your code for {shop}. It is good for {minutes} minutes. Tell it to nobody, not even to us.';
