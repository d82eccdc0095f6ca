import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

type Part = RawBuilder<unknown>;

/** As many texts as a connection has names for: see `StatementNames`. */
const MOST_TEXTS = 500;

/**
 * A large statement whose text is built once for each text of its parts, and not for each call: building the text of item cards takes longer than sending
 * it. `build` gets a stand-in for each value of `given`, which is sent once, however often it stands there; and a stand-in for each part.
 * @example
 * const readNames = compileOnce<{ locale: Locale }, { name: string }>(({ locale }, page) => sql`with page as (${page}) select name->>${locale} as name …`)
 * await readNames(db, { locale: 'en' }, sql`select id from items limit ${12}`)
 */
export function compileOnce<Given extends object, Row>(
  build: (given: Given, ...parts: readonly Part[]) => RawBuilder<Row>,
): (db: Database, given: Given, ...parts: readonly Part[]) => Promise<Row[]> {
  const texts = new LRUCache<string, string>({ max: MOST_TEXTS });
  let frame: { readonly text: string; readonly names: readonly (keyof Given)[] } | undefined;
  return async (db, given, ...parts) => {
    const compiled = parts.map((part) => part.compile(db));
    frame ??= frameOf(build(valuesOf(given), ...parts.map((_, index) => sql.raw(placeOf(index)))).compile(db));
    const key = compiled.map((part) => part.sql).join('\n');
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = filled(frame.text, frame.names.length, compiled)));
    const values = [...frame.names.map((name) => given[name]), ...compiled.flatMap(({ parameters }) => parameters)];
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}

class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function valuesOf<Given extends object>(given: Given): Given {
  return Object.fromEntries(Object.keys(given).map((name) => [name, new StandIn(name)])) as Given;
}

const placeOf = (index: number): string => `«${index}»`;
const PLACE = /«(\d+)»/g;
const NUMBER = /\$(\d+)/g;

/** The statement without its parts, and the names of its values in the order of their numbers. */
function frameOf<Name>({ sql: text, parameters }: CompiledQuery): { readonly text: string; readonly names: readonly Name[] } {
  const names: string[] = [];
  const numbers = parameters.map((parameter) => {
    if (!(parameter instanceof StandIn)) throw new Error(`A value that is neither given nor part of a part: ${String(parameter)}`);
    const known = names.indexOf(parameter.name);
    return known === -1 ? names.push(parameter.name) : known + 1;
  });
  return { text: text.replaceAll(NUMBER, (_, number: string) => `$${numbers[Number(number) - 1]}`), names: names as Name[] };
}

/** The parts in their places, with numbers behind those of the statement and of the parts before. */
function filled(frame: string, taken: number, parts: readonly CompiledQuery[]): string {
  let before = taken;
  const texts = parts.map(({ sql: text, parameters }) => {
    const first = before;
    before += parameters.length;
    return text.replaceAll(NUMBER, (_, number: string) => `$${first + Number(number)}`);
  });
  return frame.replaceAll(PLACE, (_, index: string) => texts[Number(index)]!);
}
