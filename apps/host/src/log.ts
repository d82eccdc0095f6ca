import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { HostConfig } from './config.ts';

export type Log = Logger;

/** Names of private values: never logged as fields, nor as parameters of an address. */
const PRIVATE = [
  'token',
  'password',
  'confirm_password',
  'otp',
  'code',
  'recovery_code',
  'guest_id',
  'guestId',
  'reset_token',
  'id_token',
  'session_info',
  'phone',
  'contact_number',
  'contact_person_number',
  'contact_person_name',
  'email',
  'email_or_phone',
  'address',
  'lat',
  'lng',
  'latitude',
  'longitude',
  'origin_lat',
  'origin_lng',
  'destination_lat',
  'destination_lng',
  'search_text',
  'placeid',
  // Grants access to a private picture.
  'signature',
  'authorization',
  'cookie',
];
const HIDDEN = '[private]';

const FOR_PEOPLE = {
  ignore: 'pid,hostname,reqId,from,method,url,status,ms,ip',
  translateTime: 'HH:MM:ss',
  singleLine: true,
  messageFormat: '{if from}{from}: {end}{msg}{if status} {status} {method} {url} in {ms} ms{end}',
};

/** JSON lines; in a terminal the same in colour. */
export function createLog(level: HostConfig['logLevel'], stream: NodeJS.WriteStream = process.stdout): Log {
  const options = {
    level,
    base: { pid: process.pid },
    serializers: { err: privateError, error: privateError },
    redact: { paths: [...PRIVATE, ...PRIVATE.filter((name) => name !== 'code').map((name) => `*.${name}`)], censor: HIDDEN },
  };
  if (stream.isTTY) return pino(options, pretty({ ...FOR_PEOPLE, destination: stream }));
  return pino(options, stream === process.stdout ? gathered() : stream);
}

let lines: ReturnType<typeof destination> | undefined;

/** Standard output, buffered and flushed a few times a second or when full: a write per line costs more than formatting the line. */
function gathered(): DestinationStream {
  if (lines) return lines;
  const made = destination({ dest: process.stdout.fd, sync: true, minLength: 4_096, periodicFlush: 100 });
  process.on('exit', () => made.flushSync());
  return (lines = made);
}

/** Parts of paths that are secrets: whoever has the token of an invitation can accept it. */
const PRIVATE_PART = /(\/invitations?\/)[^/?]+/;

/** Returns the address without the values of private parameters and private parts of its path. */
export function loggedUrl(address: string): string {
  const url = address.replace(PRIVATE_PART, `$1${HIDDEN}`);
  const question = url.indexOf('?');
  if (question < 0) return url;
  const parameters = url.slice(question + 1).split('&');
  const shown = parameters.map((parameter) => {
    const name = parameter.split('=', 1)[0]!;
    return PRIVATE.includes(decode(name)) ? `${name}=${HIDDEN}` : parameter;
  });
  return `${url.slice(0, question)}?${shown.join('&')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Keeps only the description of an error: PostgreSQL's `detail` contains the offending row, and drivers attach their whole state. */
function privateError(error: Error & { code?: unknown }): object {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...(error.code === undefined ? {} : { code: error.code }) };
}
