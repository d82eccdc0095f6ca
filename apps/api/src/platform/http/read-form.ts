import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { problem } from './problem.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A file of a form as sent. Its declared name and type prove nothing. */
export interface SentFile {
  readonly bytes: Uint8Array;
}

export type SentFiles = Readonly<Record<string, readonly SentFile[]>>;

/** Room for the plain fields and boundaries of a form. */
const FIELDS_BYTES = 64 * 1024;
const MEGABYTE = 1024 * 1024;

/** Accepts form bodies unparsed; `readForm` parses them once the endpoint is known. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Maximum size of a form of this endpoint, in bytes. */
export function formLimit({ files = {} }: AnyEndpoint): number {
  return Object.values(files).reduce((sum, { max, megabytes }) => sum + max * megabytes * MEGABYTE, FIELDS_BYTES);
}

/**
 * Parses a form: plain fields, each once, and the files of the endpoint's file fields. Refuses files of other fields. The use-case checks
 * their number and size, with its own messages.
 */
export async function readForm(
  { files = {} }: AnyEndpoint,
  request: FastifyRequest,
): Promise<{ readonly fields: Record<string, unknown>; readonly files: SentFiles }> {
  const type = request.headers['content-type'] ?? '';
  if (!(request.body instanceof Uint8Array)) throw problem('unsupported-media-type');
  const form = await new Response(request.body as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw problem('bad-request', { cause });
    });
  const fields: Record<string, unknown> = {};
  const found: Record<string, SentFile[]> = {};
  for (const [written, value] of form) {
    const name = typeof value === 'string' ? written : fieldOf(files, written);
    const isAsked = Object.hasOwn(files, name);
    if (isAsked && value === '') continue; // A browser sends an empty text for a file field without a file.
    if (typeof value === 'string' ? isAsked || Object.hasOwn(fields, name) : !isAsked)
      throw problem('invalid-field', { field: name, values: { field: name } });
    if (typeof value === 'string') fields[name] = value;
    else (found[name] ??= []).push({ bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { fields, files: found };
}

/** File field of a form key: `image`, `image[]` and `image[0]` are the same field. */
function fieldOf(files: Readonly<Record<string, unknown>>, written: string): string {
  const bare = written.replace(/\[\d*\]$/, '');
  return [written, `${bare}[]`, bare].find((name) => Object.hasOwn(files, name)) ?? written;
}
