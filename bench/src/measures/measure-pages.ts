import { rateOf } from '../load/cannon.ts';
import { perSecond } from '../load/crowd.ts';
import { COOKIE, SCOPE, type Measured, type MeasuredCity } from './city.ts';

const UNTIL = { times: 600, seconds: 8 };
const HANDS = 4;

/** Pages drawn on the server: kept ones, and ones that nobody has asked for yet. */
export async function measurePages({ shop, bare }: MeasuredCity): Promise<Measured[]> {
  const home = { url: `${shop.url}/home`, headers: { 'cookie': COOKIE, 'accept-encoding': 'gzip' } };
  const kept = await rateOf(home, await bare.like('home', home));
  // The zones of the cookie make each a page of its own; lists of these zones come from the database.
  const anew = await perSecond(UNTIL, HANDS, async (number) => {
    const answer = await fetch(`${shop.url}/home`, { headers: { cookie: `zoneid=%5B1,${1_000 + number}%5D; module=${SCOPE.moduleid}` } });
    if (answer.status !== 200) throw new Error(`/home answers ${answer.status}.`);
    await answer.arrayBuffer();
  });
  return [
    {
      name: 'home from memory, of a bare answer',
      value: kept.percent,
      note: `${kept.ours.toFixed(0)} of ${kept.bare.toFixed(0)} a second`,
    },
    { name: 'home made anew', value: anew },
  ];
}
