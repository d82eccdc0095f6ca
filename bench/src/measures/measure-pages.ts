import { sendRequest } from '../load/send-request.ts';
import { compareRates } from '../load/compare-rates.ts';
import { runConcurrently } from '../load/run-concurrently.ts';
import { COOKIE, SCOPE, type Measured, type MeasuredCity } from './city.ts';

const UNTIL = { times: 600, seconds: 8 };
const CONNECTIONS = 4;
const ROUNDS = 3;

/** Measures server-rendered pages: cached ones, and ones that were never requested. */
export async function measurePages({ shop, bare }: MeasuredCity): Promise<Measured[]> {
  const home = { url: `${shop.url}/home`, headers: { 'cookie': COOKIE, 'accept-encoding': 'gzip' } };
  const cached = await compareRates(home, await bare.mirror('home', home));
  // Each request names other zones, so that neither its page nor its lists are cached.
  let pages = 0;
  const renderHomes = () =>
    runConcurrently(UNTIL, CONNECTIONS, () => {
      pages += 1;
      const cookie = `zoneid=%5B1,${1_000 + pages}%5D; module=${SCOPE.moduleid}`;
      return sendRequest({ url: `${shop.url}/home`, headers: { cookie, 'accept-encoding': 'gzip' } });
    });
  // The first round warms up and does not count.
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await renderHomes());
  const [, rendered] = rounds.slice(1).toSorted((one, other) => one - other);
  return [
    {
      name: 'home from the cache, of a bare answer',
      value: cached.percent,
      note: `${cached.ours.toFixed(0)} of ${cached.bare.toFixed(0)} a second`,
    },
    { name: 'home rendered on a cache miss', value: rendered!, note: `first round ${rounds[0]!.toFixed(0)}` },
  ];
}
