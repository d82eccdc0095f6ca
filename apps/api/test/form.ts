import type { Endpoint, ReplyOf } from '@bozor/contract/endpoint.ts';
import type { Answer, Caller, TestApi } from './api.ts';

/** Sends a form to an endpoint as `caller`: plain fields as text, files by field. */
export async function sendForm<E extends Endpoint<any, any, any, any, any>>(
  { server }: Pick<TestApi, 'server'>,
  endpoint: E,
  {
    as,
    fields,
    files = {},
    params = {},
  }: {
    as: Caller;
    params?: Readonly<Record<string, number>>;
    fields: Readonly<Record<string, string | number>>;
    files?: Record<string, readonly Uint8Array[]>;
  },
): Promise<Pick<Answer<ReplyOf<E>>, 'status' | 'body'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, each] of Object.entries(files))
    for (const bytes of each) form.append(name, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const body = new Response(form);
  const raw = await server.inject({
    method: endpoint.method,
    url: `/api/v1${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`,
    headers: { ...as.headers, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: raw.statusCode, body: raw.json() };
}
