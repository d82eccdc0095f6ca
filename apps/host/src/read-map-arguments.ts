import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Advice } from './advice.ts';

type Bounds = readonly [west: number, south: number, east: number, north: number];

const USAGE = 'Use: npm run map -- extract.osm.pbf [--bounds=west,south,east,north]';

/** Reads the extract and the bounds from the command line. Throws an `Advice` that says what is wrong. */
export function readMapArguments(args: readonly string[]): { readonly extract: string; readonly bounds: Bounds | undefined } {
  const { positionals, values } = parsed(args);
  const [extract] = positionals;
  if (extract === undefined || positionals.length > 1) throw new Advice(`Name one OpenStreetMap extract. ${USAGE}`);
  if (!existsSync(extract)) throw new Advice(`There is no file ${extract}.`);
  return { extract, bounds: values.bounds === undefined ? undefined : readBounds(values.bounds) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { bounds: { type: 'string' } } });
  } catch (error) {
    throw new Advice(`${(error as Error).message} ${USAGE}`);
  }
}

function readBounds(text: string): Bounds {
  const degrees = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = degrees as [number, number, number, number];
  const isValid = degrees.length === 4 && west >= -180 && west < east && east <= 180 && south >= -85 && south < north && north <= 85;
  if (!isValid) throw new Advice(`--bounds is "${text}"; it must be west,south,east,north in degrees, such as 69.1,41.15,69.43,41.41.`);
  return [west, south, east, north];
}
