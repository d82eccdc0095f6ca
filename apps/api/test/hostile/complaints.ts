import type { LightMyRequestResponse } from 'fastify';

/** Internals that a response must never reveal: places in our code, or statements of the database. */
const INSIDE =
  /\bat .{1,200}\.(ts|js|mjs):\d+|node_modules|\bsyntax error at\b|\bviolates \w+ constraint|invalid input syntax|\bselect ".{1,80}" from "|ECONNREFUSED/i;

/** Returns the faults of a response to a hostile request, one word each; empty if there are none. */
export function complaintsAbout({ statusCode, headers, body }: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>): string[] {
  const complaints: string[] = [];
  if (statusCode >= 500) complaints.push(`status ${statusCode}`);
  if (!headers['x-request-id']) complaints.push('no request id');
  if (statusCode < 400) return complaints;
  if (INSIDE.test(body)) complaints.push(`tells its inside: ${body.slice(0, 200)}`);
  if (!isProblem(body)) complaints.push(`no problem: ${statusCode} ${body.slice(0, 120)}`);
  return complaints;
}

/** `{errors: [{code, message, field?}], message}`, and nothing else. */
function isProblem(body: string): boolean {
  try {
    const { errors, message, ...rest } = JSON.parse(body) as { errors: { code: unknown; message: unknown }[]; message: unknown };
    const isEntry = ({ code, message: said, ...more }: { code: unknown; message: unknown; field?: unknown }) =>
      typeof code === 'string' && typeof said === 'string' && said !== '' && Object.keys(more).every((name) => name === 'field');
    return errors.length > 0 && errors.every(isEntry) && message === errors[0]!.message && Object.keys(rest).length === 0;
  } catch {
    return false;
  }
}
