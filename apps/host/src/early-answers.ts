import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LookForReady } from '@bozor/api/platform/http/ready-answer.ts';

export interface EarlyOptions {
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly idOf: (request: IncomingMessage) => string;
  readonly onAnswered: (request: IncomingMessage, response: ServerResponse, id: string) => void;
}

/**
 * Gives answers that are ready in memory before the server takes a request up: no routing, no hooks, no counting, as of a file. It costs a fifth of the
 * usual way. What such an answer carries besides, its maker and `headers` have said; the log tells of it like of any other.
 */
export class EarlyAnswers {
  readonly #looks: LookForReady[] = [];
  readonly #written = new WeakMap<object, readonly string[]>();
  #isOpen = true;

  add(look: LookForReady): void {
    this.#looks.push(look);
  }

  /** From now on everything goes the usual way, which tells connections to close. */
  close(): void {
    this.#isOpen = false;
  }

  /** Answers, or returns false and has done nothing. */
  answer(request: IncomingMessage, response: ServerResponse, { headers, idOf, onAnswered }: EarlyOptions): boolean {
    if (request.method !== 'GET' || !this.#isOpen) return false;
    for (const look of this.#looks) {
      const ready = look(request);
      if (!ready) continue;
      const id = idOf(request);
      const { status, body } = ready;
      const lines = [...this.#linesOf(ready.headers, headers), 'x-request-id', id];
      if (status !== 304) lines.push('content-length', String(body.length));
      response.writeHead(status, lines);
      response.end(body);
      onAnswered(request, response, id);
      return true;
    }
    return false;
  }

  /** Headers in the form that costs Node least, made once for each answer. */
  #linesOf(own: Readonly<Record<string, string>>, common: Readonly<Record<string, string>>): readonly string[] {
    const known = this.#written.get(own);
    if (known) return known;
    const lines = Object.entries({ ...common, ...own }).flat();
    this.#written.set(own, lines);
    return lines;
  }
}
