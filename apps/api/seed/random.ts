export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  one<T>(list: readonly T[]): T;
  /** `count` different members in random order; all of them when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[];
  /** A random index, by weight. */
  weighted(weights: readonly number[]): number;
}

/** Returns a seeded generator: the same seed gives the same sequence on every machine. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    one: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('Nothing to choose from: the list is empty');
      return chosen;
    },
    some: (list, count) => {
      const rest = [...list];
      const wanted = Math.min(count, rest.length);
      for (let at = 0; at < wanted; at++) {
        const swap = whole(at, rest.length - 1);
        const held = rest[at] as (typeof rest)[number];
        rest[at] = rest[swap] as (typeof rest)[number];
        rest[swap] = held;
      }
      return rest.slice(0, wanted);
    },
    weighted: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
  };
}
