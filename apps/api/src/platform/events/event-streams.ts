import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../http/problem.ts';
import { readScope } from '../http/scope.ts';
import type { WholeReplies } from '../http/whole-replies.ts';

interface StreamOptions {
  /** Open streams of one address; `Infinity` for no limit. */
  readonly ofAnAddress: number;
  /** Gives events the form of replies. */
  readonly whole: Pick<WholeReplies, 'withAddresses'>;
}

const MOST_OF_AN_ACTOR = 3;
const MOST_OF_A_PROCESS = 20_000;
const HEARTBEAT_MS = 20_000;
/** A reader with a larger backlog is not reading. */
const MOST_WAITING_BYTES = 1024 * 1024;

/** One open stream of server-sent events. */
export interface EventStream {
  /** `id` is returned by the reader after a lost connection (`Last-Event-ID`). */
  send(data: unknown, id: string | number): void;
  end(): void;
  readonly isOpen: boolean;
  /** Calls `tidy` once, when either side has ended the stream. */
  onEnd(tidy: () => void): void;
}

/**
 * All streams of this process: limits per caller and address, a heartbeat every 20 seconds, and the end of all streams when the process
 * stops.
 */
export class EventStreams {
  readonly #open = new Set<PassThrough>();
  readonly #ofActors = new Held();
  readonly #ofAddresses = new Held();
  readonly #mostOfAnAddress: number;
  readonly #whole: StreamOptions['whole'];

  constructor(server: FastifyInstance, { ofAnAddress, whole }: StreamOptions) {
    this.#mostOfAnAddress = ofAnAddress;
    this.#whole = whole;
    const heart = setInterval(() => this.#beat(), HEARTBEAT_MS);
    heart.unref();
    server.addHook('preClose', async () => {
      clearInterval(heart);
      for (const pipe of this.#open) pipe.end();
    });
  }

  /**
   * Opens a stream as the response. Refuses one more than `mostOfActor` of the same `actor`, and one above the limit of an address; their
   * pages poll instead.
   */
  open(reply: FastifyReply, actor: string, mostOfActor = MOST_OF_AN_ACTOR): EventStream {
    const { ip } = reply.request;
    if (this.#ofActors.of(actor) >= mostOfActor || this.#ofAddresses.of(ip) >= this.#mostOfAnAddress)
      throw problem('too-many-requests', { retryAfterSeconds: 60 });
    if (this.#open.size >= MOST_OF_A_PROCESS) throw problem('unavailable');
    const pipe = new PassThrough();
    this.#open.add(pipe);
    this.#ofActors.add(actor);
    this.#ofAddresses.add(ip);
    pipe.once('close', () => {
      this.#open.delete(pipe);
      this.#ofActors.remove(actor);
      this.#ofAddresses.remove(ip);
    });
    // A random delay spreads the reconnects after a restart.
    pipe.write(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`);
    void reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(pipe);
    const { endpoint } = reply.request.routeOptions.config;
    const scope = readScope(reply.request.headers);
    const formed = (data: unknown) => (endpoint ? this.#whole.withAddresses(endpoint, data, scope) : data);
    return {
      send: (data, id) => write(pipe, `id: ${id}\ndata: ${JSON.stringify(formed(data))}\n\n`),
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
}

/** Counts the open streams of each holder. */
class Held {
  readonly #counts = new Map<string, number>();

  of(holder: string): number {
    return this.#counts.get(holder) ?? 0;
  }

  add(holder: string): void {
    this.#counts.set(holder, (this.#counts.get(holder) ?? 0) + 1);
  }

  remove(holder: string): void {
    const left = this.#counts.get(holder)! - 1;
    if (left === 0) this.#counts.delete(holder);
    else this.#counts.set(holder, left);
  }
}

function write(pipe: PassThrough, text: string): void {
  if (pipe.writableEnded || pipe.destroyed) return;
  if (pipe.writableLength + pipe.readableLength > MOST_WAITING_BYTES) pipe.destroy();
  else pipe.write(text);
}
