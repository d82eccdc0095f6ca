import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../http/problem.ts';

const MOST_OF_AN_ACTOR = 3;
const MOST_OF_A_PROCESS = 20_000;
const HEARTBEAT_MS = 20_000;
/** A reader that is this far behind is not reading. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** One open stream of server-sent events. */
export interface EventStream {
  /** `id` is what the reader names after a break (`Last-Event-ID`). */
  send(data: unknown, id: string | number): void;
  end(): void;
  readonly isOpen: boolean;
  /** Calls `tidy` once, when either side has ended the stream. */
  onEnd(tidy: () => void): void;
}

/** All streams of this process: how many one caller may hold, the sign of life every 20 seconds, and the end when the process stops. */
export class EventStreams {
  readonly #open = new Set<PassThrough>();
  readonly #held = new Map<string, number>();

  constructor(server: FastifyInstance) {
    const heart = setInterval(() => this.#beat(), HEARTBEAT_MS);
    heart.unref();
    server.addHook('preClose', async () => {
      clearInterval(heart);
      for (const pipe of this.#open) pipe.end();
    });
  }

  /** Answers a call with a stream. A fourth one of the same `actor` is refused: its page polls. */
  open(reply: FastifyReply, actor: string): EventStream {
    const held = this.#held.get(actor) ?? 0;
    if (held >= MOST_OF_AN_ACTOR) throw problem('too-many-requests', { retryAfterSeconds: 60 });
    if (this.#open.size >= MOST_OF_A_PROCESS) throw problem('unavailable');
    const pipe = new PassThrough();
    this.#open.add(pipe);
    this.#held.set(actor, held + 1);
    pipe.once('close', () => this.#forget(pipe, actor));
    // When all come back after a restart, they come one after another.
    pipe.write(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`);
    void reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(pipe);
    return {
      send: (data, id) => write(pipe, `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => pipe.end(),
      get isOpen() {
        return !pipe.writableEnded && !pipe.destroyed;
      },
      onEnd: (tidy) => void pipe.once('close', tidy),
    };
  }

  #beat(): void {
    for (const pipe of this.#open) write(pipe, ': still here\n\n');
  }

  #forget(pipe: PassThrough, actor: string): void {
    this.#open.delete(pipe);
    const held = this.#held.get(actor)! - 1;
    if (held === 0) this.#held.delete(actor);
    else this.#held.set(actor, held);
  }
}

function write(pipe: PassThrough, text: string): void {
  if (pipe.writableEnded || pipe.destroyed) return;
  if (pipe.writableLength + pipe.readableLength > MOST_WAITING_BYTES) pipe.destroy();
  else pipe.write(text);
}
