import { readJson } from './read-json.ts';

const TIMEOUT_MS = 1_500;
const FAULTS_IN_A_ROW = 3;
const REST_MS = 30_000;

/** Requests JSON from one host; `undefined` when it does not respond well in time. */
export type FetchExternal = (address: URL) => Promise<unknown>;

/**
 * Requests to a service that the operator configured, with a circuit breaker: after three faults in a row (slow, down, invalid or too large
 * a response) the service is not called for half a minute, so that callers do not wait for it. Redirects are not followed, and at most 256
 * KB of a response are read.
 */
export function externalFetcher({
  onFault,
  now = Date.now,
}: {
  readonly onFault: (error: unknown) => void;
  readonly now?: () => number;
}): FetchExternal {
  let faults = 0;
  let restsUntil = 0;
  return async (address) => {
    if (now() < restsUntil) return undefined;
    try {
      const answer = await readJson(address, TIMEOUT_MS);
      faults = 0;
      return answer;
    } catch (error) {
      faults += 1;
      if (faults >= FAULTS_IN_A_ROW) restsUntil = now() + REST_MS;
      onFault(error);
      return undefined;
    }
  };
}
