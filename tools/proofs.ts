import { parseSync, Visitor } from 'oxc-parser';
import { readSource, usesIn, type Export, type Source } from './reach.ts';

/** A test that names requirements, and the product code that it uses. */
export interface Proof {
  ids: readonly string[];
  subjects: readonly Export[];
}

const IN_BRACKETS = /\[([a-z]+(?:-[a-z]+)*-\d{2,3}(?:\s*,\s*[a-z]+(?:-[a-z]+)*-\d{2,3})*)\]/g;
/** Builders and servers of the tests do not count as subject. */
const SUPPORT = /(^|\/)(testing|test|steps)\/|\.(test|spec|suite)\.tsx?$/;

/** Reads the tests of one file. Returns, for each `[cart-14]` in a title, the names that this test uses from the product. */
export function readProofs(path: string, text: string): Proof[] {
  if (!new RegExp(IN_BRACKETS).test(text)) return [];
  const source = readSource(path, text);
  const tests = testsIn(path, text);
  return [...text.matchAll(IN_BRACKETS)].map((match) => {
    const test = tests
      .filter(({ start, end }) => start <= match.index && match.index < end)
      .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
    const used = test ? subjectsOf(source, test) : [];
    return {
      ids: match[1]!.split(/\s*,\s*/),
      subjects: (used.length > 0 ? used : [...source.imports.values()]).filter((each) => !SUPPORT.test(each.path)),
    };
  });
}

interface Test {
  start: number;
  end: number;
  names: Set<string>;
  files: string[];
}

/** Returns calls with a function: `test(title, …)`, `test.each(rows)(title, …)` with the rows, `describe`. */
function testsIn(path: string, text: string): Test[] {
  const tests: Test[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (!call.arguments.some(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression')) return;
      tests.push({ start: call.start, end: call.end, ...usesIn(path, call) });
    },
  }).visit(parseSync(path, text).program);
  return tests;
}

/** Returns the names that a test uses from other files, directly or through functions of its own file. */
function subjectsOf(source: Source, test: Test): Export[] {
  const subjects: Export[] = test.files.map((path) => ({ path, name: '*' }));
  const seen = new Set<string>();
  const follow = (names: ReadonlySet<string>): void => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      const imported = source.imports.get(name);
      if (imported) subjects.push(imported);
      const declared = source.declarations.get(name);
      if (!declared) continue;
      subjects.push(...declared.files.map((path) => ({ path, name: '*' })));
      follow(declared.names);
    }
  };
  follow(test.names);
  return subjects;
}
