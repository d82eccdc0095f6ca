import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { problem } from './problem.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A file of a form as it came; what it is said to be proves nothing. */
export interface SentFile {
  readonly bytes: Uint8Array;
}

export type SentFiles = Readonly<Record<string, readonly SentFile[]>>;

/** Room for the plain fields and the seams of a form. */
const FIELDS_BYTES = 64 * 1024;
const MEGABYTE = 1024 * 1024;

/** Takes the bodies of forms as they are; `readForm` reads them when the endpoint is known. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The most that a form of this endpoint may weigh. */
export function formLimit({ files = {} }: AnyEndpoint): number {
  return Object.values(files).reduce((sum, { max, megabytes }) => sum + max * megabytes * MEGABYTE, FIELDS_BYTES);
}

/**
 * The plain fields of a form, each once, and the files of the fields that the endpoint names. How many and how large files are is the use-case's
 * to refuse, in its own words; here only files that nobody asked for are.
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
    if (isAsked && value === '') continue; // a browser's file field in which nothing was chosen
    if (typeof value === 'string' ? isAsked || Object.hasOwn(fields, name) : !isAsked)
      throw problem('invalid-field', { field: name, values: { field: name } });
    if (typeof value === 'string') fields[name] = value;
    else (found[name] ??= []).push({ bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { fields, files: found };
}

/** The field that a file is for: `image`, `image[]` and `image[0]` are the same to whoever sends files of it. */
function fieldOf(files: Readonly<Record<string, unknown>>, written: string): string {
  const bare = written.replace(/\[\d*\]$/, '');
  return [written, `${bare}[]`, bare].find((name) => Object.hasOwn(files, name)) ?? written;
}
