import type { OutgoingHttpHeaders } from 'node:http';
import { IN_PROCESS } from '@bozor/api/platform/http/limits.ts';
import type { PublicCalls } from '@bozor/api/platform/http/public-calls.ts';
import type { ReplyCache } from '@bozor/api/platform/http/reply-cache.ts';
import type { Answer, Fetch } from '@bozor/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** Sources of responses that need no request of the server. */
export interface Shortcuts {
  readonly replies?: Pick<ReplyCache, 'ready'> | undefined;
  readonly publicCalls?: Pick<PublicCalls, 'answer'> | undefined;
}

/** Returns a `fetch` that reaches the API on the same server without the network, or a shortcut without the server either. */
export function inProcessFetch(app: FastifyInstance, { replies, publicCalls }: Shortcuts = {}): Fetch {
  return async (url, { method, headers, body }) => {
    if (method === 'GET') {
      const ready = replies?.ready({ url, headers }) ?? (await publicCalls?.answer({ url, headers }));
      if (ready) return answerOf(ready.status, ready.headers, ready.body);
    }
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
