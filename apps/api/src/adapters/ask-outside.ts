import { readJson } from './read-json.ts';

const PATIENCE_MS = 1_500;
const FAULTS_IN_A_ROW = 3;
const REST_MS = 30_000;

/** Asks one host for JSON; `undefined` when it does not answer well in time. */
export type AskOutside = (address: URL) => Promise<unknown>;

/**
 * Questions to a service that the operator named. One that is slow, down, talks nonsense or too much is left alone for half a minute after three
 * faults in a row, so that nobody waits for it meanwhile. It leads nowhere else, and an answer is read to its 256th KB and not further.
 */
export function askOutside({
  onFault,
  now = Date.now,
}: {
  readonly onFault: (error: unknown) => void;
  readonly now?: () => number;
}): AskOutside {
  let faults = 0;
  let restsUntil = 0;
  return async (address) => {
    if (now() < restsUntil) return undefined;
    try {
      const answer = await readJson(address, PATIENCE_MS);
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
