import type { OutgoingHttpHeaders } from 'node:http';
import { IN_PROCESS } from '@bozor/api/platform/http/limits.ts';
import type { LookForReady } from '@bozor/api/platform/http/ready-answer.ts';
import type { Answer, Fetch } from '@bozor/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** `fetch` that reaches the API on the same server without the network; what `ready` finds in memory, without the server either. */
export function inProcessFetch(app: FastifyInstance, ready: LookForReady = () => undefined): Fetch {
  return async (url, { method, headers, body }) => {
    const kept = method === 'GET' ? ready({ url, headers }) : undefined;
    if (kept) return answerOf(kept.status, kept.headers, kept.body);
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress: IN_PROCESS,
      ...(typeof body === 'string' && { payload: body }),
    });
    return answerOf(answer.statusCode, answer.headers, answer.rawPayload);
  };
}

function answerOf(status: number, headers: OutgoingHttpHeaders, body: Buffer): Answer {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    body: null,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()) as unknown,
  };
}
