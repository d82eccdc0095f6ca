import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Requirement {
  id: string;
  area: string;
  kind: string;
  text: string;
}

export interface Coverage {
  requirements: Requirement[];
  /** How often each id stands in a test's title. */
  named: Map<string, number>;
  missing: Requirement[];
  /** Ids in titles that no row of the table has. */
  unknown: string[];
}

const ROOMS = ['packages', 'apps', 'e2e', 'tools', 'bench'];
const TEST_FILE = /\.(test|spec|suite)\.tsx?$/;
const IN_BRACKETS = /\[([a-z]+(?:-[a-z]+)*-\d{2,3}(?:\s*,\s*[a-z]+(?:-[a-z]+)*-\d{2,3})*)\]/g;

/** Which rows of docs/requirements.tsv are named by a test: `'deletes the line at quantity 1 [cart-14]'`. */
export function coverage(root: string): Coverage {
  const [, ...lines] = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  const requirements = lines.map((line): Requirement => {
    const [id = '', area = '', kind = '', text = ''] = line.split('\t');
    return { id, area, kind, text };
  });
  const named = new Map<string, number>();
  for (const file of ROOMS.flatMap((room) => testsUnder(join(root, room)))) {
    for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(IN_BRACKETS)) {
      for (const id of ids.split(/\s*,\s*/)) named.set(id, (named.get(id) ?? 0) + 1);
    }
  }
  const known = new Set(requirements.map(({ id }) => id));
  return {
    requirements,
    named,
    missing: requirements.filter(({ id }) => !named.has(id)),
    unknown: [...named.keys()].filter((id) => !known.has(id)).sort(),
  };
}

function testsUnder(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsUnder(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

/** `npm run requirements [-- --area cart] [-- --summary]` */
if (import.meta.main) {
  const area = process.argv.includes('--area') ? process.argv[process.argv.indexOf('--area') + 1] : undefined;
  const { requirements, missing, named, unknown } = coverage(dirname(import.meta.dirname));
  const areas = [...new Set(requirements.map((row) => row.area))].filter((name) => !area || name === area);
  if (!process.argv.includes('--summary')) {
    for (const row of missing.filter((candidate) => areas.includes(candidate.area))) console.log(`${row.id}  ${row.text}`);
    for (const name of areas) {
      const rows = requirements.filter((row) => row.area === name);
      console.log(`${String(rows.filter(({ id }) => named.has(id)).length).padStart(4)} / ${String(rows.length).padEnd(4)} ${name}`);
    }
  }
  console.log(`${requirements.length - missing.length} of ${requirements.length} requirements are named by a test.`);
  if (unknown.length > 0) console.log(`No requirement is called ${unknown.join(', ')}; see docs/requirements.tsv.`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
