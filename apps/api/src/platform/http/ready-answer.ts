import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** An answer that needs no more work: the same bytes for everybody whose request is alike. */
export interface ReadyAnswer {
  readonly status: number;
  /** The same object each time the same answer is given. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Looks for an answer before anything else is done with a request, so it must be quick, and sure. */
export type LookForReady = (request: Pick<IncomingMessage, 'url' | 'headers'>) => ReadyAnswer | undefined;

/** Below this a packed answer is hardly smaller. */
export const SMALLEST_GZIP_BYTES = 1_024;

export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  return headers['accept-encoding']?.includes('gzip') ?? false;
}

/** The bytes alone. Small buffers are cut from larger blocks, and what is kept would keep its whole block: many times the memory. */
export function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
