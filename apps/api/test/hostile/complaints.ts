import type { LightMyRequestResponse } from 'fastify';

/** What an answer must never tell a stranger: where our code stands, or what the database was asked. */
const INSIDE =
  /\bat .{1,200}\.(ts|js|mjs):\d+|node_modules|\bsyntax error at\b|\bviolates \w+ constraint|invalid input syntax|\bselect ".{1,80}" from "|ECONNREFUSED/i;

/** What is wrong with an answer to a hostile request, in a word each; nothing if it is as promised. */
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
