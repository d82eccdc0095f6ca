import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readProofs } from './proofs.ts';
import { readReach, type Export } from './reach.ts';

interface Requirement {
  id: string;
  area: string;
  kind: string;
  text: string;
}

export interface Coverage {
  requirements: Requirement[];
  /** Number of tests that prove each id in their titles. */
  named: Map<string, number>;
  missing: Requirement[];
  /** Ids named only by tests of code that no app reaches. */
  idle: { id: string; test: string; subject: string }[];
  /** Ids in titles that are missing from the table. */
  unknown: string[];
}

const ROOMS = ['packages', 'apps', 'e2e', 'tools', 'bench'];
const TEST_FILE = /\.(test|spec|suite)\.tsx?$/;
/** The checks of the repository run in every `npm run verify`; many tests read the invariants. */
const ALWAYS_RUN = /^tools\/|\/check-invariants\.ts$|\.json$/;

/**
 * Returns the rows of docs/requirements.tsv that are proved by a test which names them: `'deletes the line at quantity 1 [cart-14]'`. A
 * test counts when an app reaches everything that the test uses of the product; a journey always counts.
 */
export function coverage(root: string): Coverage {
  const [, ...lines] = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  const requirements = lines.map((line): Requirement => {
    const [id = '', area = '', kind = '', text = ''] = line.split('\t');
    return { id, area, kind, text };
  });
  const named = new Map<string, number>();
  const idle: Coverage['idle'] = [];
  const { isLive, has } = readReach(root);
  const isIdle = (subject: Export) => has(subject.path) && !ALWAYS_RUN.test(subject.path) && !isLive(subject);
  for (const path of ROOMS.flatMap((room) => testsUnder(root, room))) {
    for (const { ids, subjects } of readProofs(path, readFileSync(join(root, path), 'utf8'))) {
      const dead = path.startsWith('e2e/') ? undefined : subjects.find(isIdle);
      for (const id of ids) {
        if (dead) idle.push({ id, test: path, subject: dead.name === '*' ? dead.path : `${dead.name} of ${dead.path}` });
        else named.set(id, (named.get(id) ?? 0) + 1);
      }
    }
  }
  const known = new Set(requirements.map(({ id }) => id));
  return {
    requirements,
    named,
    missing: requirements.filter(({ id }) => !named.has(id)),
    idle: idle.filter(({ id }) => !named.has(id)),
    unknown: [...named.keys(), ...idle.map(({ id }) => id)].filter((id) => !known.has(id)).sort(),
  };
}

function testsUnder(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testsUnder(root, path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

/** `npm run requirements [-- --area cart] [-- --summary]` */
if (import.meta.main) {
  const area = process.argv.includes('--area') ? process.argv[process.argv.indexOf('--area') + 1] : undefined;
  const { requirements, missing, named, idle, unknown } = coverage(dirname(import.meta.dirname));
  const areas = [...new Set(requirements.map((row) => row.area))].filter((name) => !area || name === area);
  if (!process.argv.includes('--summary')) {
    for (const row of missing.filter((candidate) => areas.includes(candidate.area))) console.log(`${row.id}  ${row.text}`);
    for (const name of areas) {
      const rows = requirements.filter((row) => row.area === name);
      console.log(`${String(rows.filter(({ id }) => named.has(id)).length).padStart(4)} / ${String(rows.length).padEnd(4)} ${name}`);
    }
  }
  console.log(`${requirements.length - missing.length} of ${requirements.length} requirements are proved by a test.`);
  for (const { id, test, subject } of idle)
    console.log(`${id} is proved by nothing that runs: ${test} looks at ${subject}, which no app reaches.`);
  if (unknown.length > 0) console.log(`No requirement is called ${unknown.join(', ')}; see docs/requirements.tsv.`);
  process.exitCode = unknown.length + idle.length > 0 ? 1 : 0;
}
