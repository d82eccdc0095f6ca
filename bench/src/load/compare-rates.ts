import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CANNON = join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');
const CONNECTIONS = 16;
const SECONDS = 2;
const ROUNDS = 5;

export interface LoadTarget {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns the request rate of one address in percent of another's. Both are loaded in turn, and the median of the rounds counts, so that
 * other load on the machine affects both alike.
 */
export async function compareRates(ours: LoadTarget, bare: LoadTarget): Promise<{ percent: number; ours: number; bare: number }> {
  // Warms up both: cold code is slower, and ours is larger.
  for (const each of [ours, bare, ours]) await requestsPerSecond(each);
  const rounds: { percent: number; ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await requestsPerSecond(ours), await requestsPerSecond(bare)];
    rounds.push({ percent: (100 * one) / other, ours: one, bare: other });
  }
  return rounds.toSorted((one, other) => one.percent - other.percent)[Math.floor(ROUNDS / 2)]!;
}

async function requestsPerSecond({ url, headers = {} }: LoadTarget): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(process.execPath, [CANNON, '--json', '-c', String(CONNECTIONS), '-d', String(SECONDS), ...given, url]);
  const { requests, non2xx, errors } = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return requests.average;
}
