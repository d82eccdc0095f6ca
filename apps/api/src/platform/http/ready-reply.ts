import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A complete response: the same bytes for all equal requests. */
export interface ReadyReply {
  readonly status: number;
  /** The same object for the same response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Looks up a cached response before any other work on a request. It must be fast, and certain. */
export type FindReadyReply = (request: Pick<IncomingMessage, 'url' | 'headers'>) => ReadyReply | undefined;

/** Smaller responses gain little from compression. */
export const SMALLEST_GZIP_BYTES = 1_024;

export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  return headers['accept-encoding']?.includes('gzip') ?? false;
}

/**
 * Copies the bytes into a buffer of their own. Small buffers share a larger block, and a cached slice would keep the whole block: many
 * times the memory.
 */
export function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
