import type { IncomingHttpHeaders } from 'node:http';

/** The host for which passkeys are made, and the origin of the pages that use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Host and origin of the consoles as the operator configured them. A shop that runs on this very machine is also open as `localhost`: browsers
 * make no passkeys for addresses of digits.
 */
export function relyingPartyOf(consoleUrl: string, { origin }: IncomingHttpHeaders): RelyingParty {
  const configured = new URL(consoleUrl);
  const asked = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  const url = asked && LOOPBACK.has(configured.hostname) && LOOPBACK.has(asked.hostname) ? asked : configured;
  return { id: url.hostname, origin: url.origin };
}
