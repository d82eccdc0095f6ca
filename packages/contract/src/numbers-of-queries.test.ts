import { describe, expect, it } from 'vitest';
import { AUDIENCES } from './audiences.ts';
import type { Endpoint } from './endpoint.ts';
import { Id, Latitude, Longitude, OrderId } from './fields.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;
type Schema = Readonly<Record<string, unknown>>;

/** Numbers that name one thing: the nearest one would name another. */
const NAMES: readonly Schema[] = [Id, OrderId, Latitude, Longitude].map((each) => ({ ...each }));

const NUMBERS = Object.entries(AUDIENCES).flatMap(([audience, { api }]) =>
  Object.values(api as Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>)
    .flatMap((group) => Object.values(group))
    .flatMap(({ method, path, query }) =>
      Object.entries((query?.properties ?? {}) as Readonly<Record<string, Schema>>)
        .filter(([, { type }]) => [type].flat().some((each) => each === 'number' || each === 'integer'))
        .map(([name, schema]) => ({ id: `${audience}: ${method} ${path} ${name}`, schema })),
    ),
);

describe('every number of a query', () => {
  it('is found', () => expect(NUMBERS.length).toBeGreaterThan(40));

  it.each(NUMBERS)('$id names a thing, or counts as its nearest bound', ({ schema }) => {
    const { minimum, maximum } = schema;
    const isName =
      NAMES.some((each) => each.minimum === minimum && each.maximum === maximum) || (maximum === Number.MAX_SAFE_INTEGER && minimum === 0);
    expect(isName || schema['x-clamped'] === true).toBe(true);
  });
});
