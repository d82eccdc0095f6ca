import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import type { Scope } from './scope.ts';

interface Kept {
  readonly body: string;
  readonly status: number;
  readonly until: number;
  readonly version: number;
}

const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Serialized answers of public endpoints, kept for their `cacheSeconds` or until the catalogue changes, whichever is first.
 * One caller computes, the others that ask for the same wait for it. Only what is in the key may shape the answer:
 * path, query, zones, module, locale, and the point rounded to about 11 m.
 */
export class ReplyCache {
  readonly #kept = new Map<string, Kept>();
  readonly #waiting = new Map<string, Promise<Kept | undefined>>();
  #bytes = 0;
  #version = 0;

  /** Forgets everything: the catalogue changed. */
  drop(): void {
    this.#version += 1;
    this.#kept.clear();
    this.#bytes = 0;
  }

  async serve(
    endpoint: Endpoint<any, any, any, any, any>,
    seconds: number,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: Scope,
    compute: () => Promise<unknown>,
  ): Promise<unknown> {
    const key = keyOf(endpoint, request, scope);
    const found = this.#kept.get(key);
    if (found && found.until > Date.now()) return send(reply, found);
    const waiting = this.#waiting.get(key);
    if (waiting) {
      const kept = await waiting;
      if (kept) return send(reply, kept);
    }
    const work = this.#compute(key, seconds, reply, compute);
    const settled = work.catch(() => undefined);
    this.#waiting.set(key, settled);
    try {
      return send(reply, await work);
    } finally {
      if (this.#waiting.get(key) === settled) this.#waiting.delete(key);
    }
  }

  async #compute(key: string, seconds: number, reply: FastifyReply, compute: () => Promise<unknown>): Promise<Kept> {
    const version = this.#version;
    const answer = (await compute()) as object;
    const body = reply.serialize(answer) as string;
    const kept: Kept = { body, status: reply.statusCode, until: Date.now() + seconds * 1000, version };
    if (version === this.#version) this.#keep(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    const old = this.#kept.get(key);
    if (old) this.#bytes -= old.body.length;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.body.length;
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= entry.body.length;
    }
  }
}

function keyOf(endpoint: Endpoint<any, any, any, any, any>, request: FastifyRequest, scope: Scope): string {
  const point = scope.point ? `${scope.point.lat.toFixed(4)},${scope.point.lng.toFixed(4)}` : '';
  return [
    endpoint.path,
    JSON.stringify(request.params),
    JSON.stringify(request.query),
    scope.zoneIds.join(','),
    scope.zoneGiven,
    scope.moduleId ?? '',
    scope.locale,
    point,
  ].join('|');
}

function send(reply: FastifyReply, kept: Kept): FastifyReply {
  return reply.code(kept.status).header('content-type', 'application/json; charset=utf-8').send(kept.body);
}
