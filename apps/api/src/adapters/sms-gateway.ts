import type { Messenger } from '../ports/messenger.ts';

const TIMEOUT_MS = 10_000;
const USUAL_BODY = '{"to": "{to}", "text": "{text}"}';
const IS_JSON = /^\s*\{\s*"/;

export interface SmsGatewayOptions {
  /** Address that messages are posted to. A user and password in it become Basic authorization. */
  readonly url: string;
  /** Bearer authorization instead. */
  readonly token?: string | undefined;
  /**
   * Template of the body, JSON or a form (`mobile_phone={digits}&message={text}`), with the placeholders `{to}` (+998901234567), `{digits}`
   * (998901234567), `{text}` and `{key}`, which is the same for every retry of a message.
   */
  readonly body?: string | undefined;
}

/** Returns whether a text is a valid template: it has a placeholder for the number and one for the message. */
export function isSmsBody(body: string): boolean {
  if (!body.includes('{text}') || !/\{(?:to|digits)\}/.test(body)) return false;
  if (!IS_JSON.test(body)) return body.includes('=');
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** Sends SMS through an HTTP gateway. Throws when it does not respond, or responds that it did not accept the message. */
export function smsGateway({ url, token, body = USUAL_BODY }: SmsGatewayOptions): Messenger['send'] {
  const { username, password, origin, pathname, search } = new URL(url);
  const basic = username && `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
  const authorization = token === undefined ? basic : `Bearer ${token}`;
  const isJson = IS_JSON.test(body);
  return async ({ to, text, deduplicationKey }) => {
    const fill = fillWith({ to, digits: to.replace(/\D/g, ''), text, key: deduplicationKey });
    const response = await fetch(`${origin}${pathname}${search}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'idempotency-key': deduplicationKey,
        ...(isJson && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
      },
      body: isJson ? JSON.stringify(JSON.parse(body, (_key, value) => fill(value))) : filledForm(body, fill),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  };
}

type Fill = (value: unknown) => unknown;

/** Fills the placeholders of a text. Filled-in values are not parsed again. */
function fillWith(values: Readonly<Record<string, string>>): Fill {
  return (value) => (typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole) : value);
}

function filledForm(body: string, fill: Fill): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(body)].map(([name, value]): [string, string] => [name, String(fill(value))]));
}
