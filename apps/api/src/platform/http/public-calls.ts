import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { cleanInput, parseQuery } from './input.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { Made, ReplyCache } from './reply-cache.ts';
import { dependenceOf, narrowScope, readScope, type Scope } from './scope.ts';

/** An endpoint that answers everybody alike, with the checks and the serializer of its route. */
export interface PublicCall {
  readonly endpoint: Endpoint<any, any, any, any, any>;
  /** Checks a query, and fills in what is missing. Undefined where there is none to check. */
  readonly isValid: ((query: Record<string, unknown>) => unknown) | undefined;
  readonly make: (input: { readonly params: unknown; readonly query: unknown; readonly scope: Scope }) => Promise<Made>;
}

interface Question {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * What pages ask the API for while they are drawn, answered without a request of the server: of a page that nobody has kept, nine of those took an
 * eighth of the time. The answers are those of the routes, in the same memory; each route leaves its checks here when it first answers.
 */
export class PublicCalls {
  readonly #known = new Map<string, PublicCall>();
  readonly #replies: ReplyCache;
  readonly #refuse: (error: unknown, headers: IncomingHttpHeaders) => ReadyAnswer;

  constructor(replies: ReplyCache, refuse: (error: unknown, headers: IncomingHttpHeaders) => ReadyAnswer) {
    this.#replies = replies;
    this.#refuse = refuse;
  }

  learn(call: PublicCall): void {
    this.#known.set(`/api/v1${call.endpoint.path}`, call);
  }

  /** The answer of a known endpoint without parameters in its path; undefined for what only the server can answer, or refuse. */
  async answer({ url, headers }: Question): Promise<ReadyAnswer | undefined> {
    const mark = url.indexOf('?');
    const call = this.#known.get(mark < 0 ? url : url.slice(0, mark));
    if (!call) return undefined;
    try {
      const { endpoint } = call;
      const written = mark < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1)));
      const query = cleanInput(parseQuery(endpoint.query, written)) as Record<string, unknown>;
      if (call.isValid?.(query) === false) return undefined;
      const scope = narrowScope(readScope(headers), dependenceOf(endpoint, query));
      const asked = { endpoint, params: {}, query, scope, raw: { url, headers } };
      return await this.#replies.answer(asked, () => call.make(asked));
    } catch (error) {
      return this.#refuse(error, headers);
    }
  }
}
