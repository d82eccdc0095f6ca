import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isSmsBody } from '@bozor/api/adapters/sms-gateway.ts';
import type { SocialClients } from '@bozor/api/adapters/social-providers.ts';
import { isAllowedCallback } from '@bozor/api/platform/links/payment-callback.ts';
import { Advice } from './advice.ts';

/**
 * The operator's configuration. Everything has a default except the secrets of production, which `secrets.ts` creates when they are not
 * given.
 */
export interface HostConfig {
  /** `demo` seeds a city, accepts the code 123456 and runs the autopilot of stores and couriers. */
  mode: 'demo' | 'production';
  host: string;
  port: number;
  dataDir: string;
  /** URL of an external PostgreSQL; without it the embedded one starts in `dataDir`. */
  databaseUrl: string | undefined;
  /** Public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** Address of the consoles, where they have a host of their own. */
  consoleUrl: string | undefined;
  /** The same, only where the operator set it. */
  addressBase: string | undefined;
  /** Other origins whose pages may read the API and the pictures. */
  corsOrigins: readonly string[];
  /** Addresses of apps to which a payment may return. */
  paymentCallbacks: readonly string[];
  /** Number of processes that answer requests. */
  workers: number;
  /** Number of proxies in front that are trusted to name the client. */
  trustedProxies: number;
  logLevel: (typeof LOG_LEVELS)[number];
  rateLimits: boolean;
  /** Speed factor of the demo city's stores and couriers. */
  autopilotSpeed: number;
  /** Photon, a geocoder, and OSRM, a router; the shop's own gazetteer replaces missing ones. */
  placesUrl: string | undefined;
  routesUrl: string | undefined;
  /** Servers for mail and SMS; without them messages go to the log. */
  mail: { url: string; from: string } | undefined;
  sms: { url: string; token: string | undefined; body: string | undefined } | undefined;
  /** The shop's client ids at the sign-in providers. The URL of servers is set only for ones that simulate them. */
  socialClients: SocialClients;
  socialServersUrl: string | undefined;
  /** External phone verification: the web key of a Firebase project, and a server that simulates it. */
  phoneVerifier: { apiKey: string; serverUrl: string | undefined } | undefined;
  /** Enables the sandbox gateway, at which anybody may approve a payment. */
  sandboxGateway: boolean;
  secrets: Partial<Record<SecretName, string>>;
  /** Whether browsers keep pages for visits without a network; off retires their service worker. */
  offlinePages: boolean;
  /** Reloads changed sources without a restart. */
  development: boolean;
}

export const SECRET_NAMES = ['otp', 'signing', 'push'] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SHORTEST_SECRET = 32;
const WELL_KNOWN = /(demo|change-?me|secret|example|password|123456|test)/i;

/** Reads the environment once. Throws an `Advice` that names every invalid variable and its valid values. */
export function readConfig(environment: Environment, development = false): HostConfig {
  const wrong: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;

  const whole = (name: string, fallback: number, least: number, most: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    wrong.push(`${name} is "${given}"; it must be a whole number from ${least} to ${most}.`);
    return fallback;
  };

  const oneOf = <const Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]) => {
    const given = text(name);
    const found = choices.find((choice) => choice === (given ?? fallback));
    if (found === undefined) wrong.push(`${name} is "${given}"; it must be one of: ${choices.join(', ')}.`);
    return found ?? fallback;
  };

  const url = (name: string, given: string, protocols: readonly string[]) => {
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given.replace(/\/+$/, '');
    wrong.push(`${name} is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
    return given;
  };

  const list = (name: string, isRight: (each: string) => boolean, advice: string) => {
    const given = (text(name) ?? '').split(/[\s,]+/).filter((each) => each !== '');
    for (const each of given) if (!isRight(each)) wrong.push(`${name} has "${each}"; ${advice}`);
    return given;
  };

  /** Returns the value itself, or the content of the file that `NAME_FILE` names. */
  const secret = (name: string) => {
    const value = text(name);
    const file = text(`${name}_FILE`);
    if (file === undefined) return value;
    if (value !== undefined) wrong.push(`${name} and ${name}_FILE are both set; keep one of them.`);
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      wrong.push(`${name}_FILE names "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
      return undefined;
    }
  };

  const service = (name: string) => {
    const given = secret(name);
    return given && url(name, given, ['http:', 'https:']);
  };

  const port = whole('PORT', 3000, 0, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  const givenDatabase = secret('DATABASE_URL');
  const databaseUrl = givenDatabase && url('DATABASE_URL', givenDatabase, ['postgresql:', 'postgres:']);
  const mode = oneOf('APP_MODE', databaseUrl ? 'production' : 'demo', ['demo', 'production']);
  const rateLimits = oneOf('RATE_LIMITS', 'on', ['on', 'off']) === 'on';
  if (mode === 'production' && !rateLimits) wrong.push('RATE_LIMITS is "off"; production does not run without them.');

  const socialServersUrl = service('SOCIAL_SERVERS_URL');
  if (mode === 'production' && socialServersUrl !== undefined)
    wrong.push('SOCIAL_SERVERS_URL names a server that plays the providers of sign-in; production asks the providers themselves.');

  const firebaseKey = text('FIREBASE_API_KEY');
  const verifierUrl = service('IDENTITY_TOOLKIT_URL');
  if (mode === 'production' && verifierUrl !== undefined)
    wrong.push('IDENTITY_TOOLKIT_URL names a server that plays the phone verification; production asks the provider itself.');

  const givenMail = secret('SMTP_URL');
  const mailUrl = givenMail && url('SMTP_URL', givenMail, ['smtps:', 'smtp:']);
  const smsUrl = service('SMS_URL');
  const [mailFrom, smsToken, smsBody] = [text('MAIL_FROM'), secret('SMS_TOKEN'), text('SMS_BODY')];
  if (mailFrom !== undefined && !/^[^@]*[^\s@<]@[^\s@>]+>?$/.test(mailFrom))
    wrong.push('MAIL_FROM is no address; it must be like hello@shop.uz or Shop <hello@shop.uz>.');
  if (smsBody !== undefined && !isSmsBody(smsBody))
    wrong.push('SMS_BODY must be JSON or a form with {text} and {to} or {digits} in it, such as mobile_phone={digits}&message={text}.');

  const secrets: Partial<Record<SecretName, string>> = {};
  for (const name of SECRET_NAMES) {
    const variable = `${name.toUpperCase()}_SECRET`;
    const value = secret(variable);
    if (value === undefined) continue;
    secrets[name] = value;
    if (mode === 'demo') continue;
    if (WELL_KNOWN.test(value))
      wrong.push(`${variable} looks like an example; production needs one of its own, such as from "openssl rand -base64 48".`);
    else if (value.length < SHORTEST_SECRET) wrong.push(`${variable} is shorter than ${SHORTEST_SECRET} characters.`);
  }

  const publicUrl = url('PUBLIC_URL', text('PUBLIC_URL') ?? `http://${reachable(host)}:${port}`, ['http:', 'https:']);
  const consoleUrl = text('CONSOLE_URL') === undefined ? undefined : url('CONSOLE_URL', text('CONSOLE_URL')!, ['http:', 'https:']);
  const config: HostConfig = {
    mode,
    host,
    port,
    dataDir: resolve(text('DATA_DIR') ?? 'var'),
    databaseUrl,
    publicUrl,
    consoleUrl,
    addressBase: text('PUBLIC_URL') === undefined ? undefined : publicUrl,
    corsOrigins: list('CORS_ORIGINS', isOrigin, 'each must be an origin such as https://app.example.uz, without a path.'),
    paymentCallbacks: list(
      'PAYMENT_CALLBACKS',
      (each) => isAllowedCallback(each, [each]),
      'each must be an address such as https://app.example.uz/paid or my-app://paid.',
    ),
    workers: development ? 1 : whole('WEB_CONCURRENCY', 1, 1, 4 * availableParallelism()),
    trustedProxies: whole('TRUST_PROXIES', 0, 0, 9),
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    rateLimits,
    autopilotSpeed: whole('BOZOR_AUTOPILOT_SPEED', 1, 1, 1_000),
    placesUrl: service('PLACES_URL'),
    routesUrl: service('ROUTES_URL'),
    mail: mailUrl === undefined ? undefined : { url: mailUrl, from: mailFrom ?? noReplyOf(publicUrl) },
    sms: smsUrl === undefined ? undefined : { url: smsUrl, token: smsToken, body: smsBody },
    socialClients: { google: text('GOOGLE_CLIENT_ID'), facebook: text('FACEBOOK_CLIENT_ID'), apple: text('APPLE_CLIENT_ID') },
    socialServersUrl,
    phoneVerifier: firebaseKey === undefined ? undefined : { apiKey: firebaseKey, serverUrl: verifierUrl },
    sandboxGateway: oneOf('SANDBOX_GATEWAY', mode === 'demo' ? 'on' : 'off', ['on', 'off']) === 'on',
    secrets,
    offlinePages: oneOf('OFFLINE_PAGES', 'on', ['on', 'off']) === 'on',
    development,
  };
  if (wrong.length > 0) throw new Advice(wrong.join('\n'));
  return config;
}

/** An origin as browsers send it: lower case, no usual port, no path. */
function isOrigin(given: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\s?#@]+$/.test(given) || !URL.canParse(given)) return false;
  const { origin } = new URL(given);
  // Schemes of apps have no origin by the standard; their web views send scheme and host.
  return origin === given || (origin === 'null' && !given.startsWith('file:'));
}

function noReplyOf(publicUrl: string): string {
  return `no-reply@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}`;
}

/** Returns the address at which this machine reaches a host it listens on. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
