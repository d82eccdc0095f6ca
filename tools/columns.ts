import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Columns that neither the code nor a database function names, and the reason why each stays. */
const KEPT: Readonly<Record<string, string>> = {
  'campaign_stores.campaign_kind': 'its foreign key keeps the kind of a campaign',
  'items.campaign_kind': 'its foreign key keeps the kind of a campaign',
  'item_stock.variation_ref': 'its foreign key keeps stock with the variation of its own item',
  'payment_events.received_at': 'read by people, when a provider and the shop disagree',
  'places.district_id': 'its foreign key keeps places in districts',
  'places.fold_keys': 'for a search by the database, when there are more places than fit into memory',
  'roads.fold_keys': 'for a search by the database, when there are more roads than fit into memory',
  'rider_registrations.identity_type': 'filled by applications from before 0034, which asked for it',
  'rider_registrations.identity_number': 'filled by applications from before 0034, which asked for it',
  'rider_registrations.identity_images': 'filled by applications from before 0034, which asked for it',
};

/** Returns columns as `table.column` that nothing reads: settings without effect, or leftovers. */
export function unreadColumns(root: string, kept: Readonly<Record<string, string>> = KEPT): string[] {
  const words = new Set(readingCode(root).match(/\w+/g));
  const columns = columnsOf(readFileSync(join(root, 'apps/api/src/platform/db/tables.gen.ts'), 'utf8'));
  const unread = columns.filter((each) => !words.has(each.split('.')[1]!));
  return [
    ...unread
      .filter((each) => kept[each] === undefined)
      .map((each) => `${each}: is read by nothing; wire it, drop it, or give a reason in tools/columns.ts.`),
    ...Object.keys(kept)
      .filter((each) => !unread.includes(each))
      .map((each) => `${each}: needs no reason in tools/columns.ts any more.`),
  ];
}

/** The code of the API, and the database's own: bodies of functions and generated columns. */
function readingCode(root: string): string {
  const sources = globSync('apps/api/src/**/*.{ts,sql}', { cwd: root }).filter((path) => !/\.test\.|\.gen\./.test(path));
  const code = sources.map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*(\/\/|--).*$/gm, ''));
  const migrations = globSync('apps/api/migrations/*.sql', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8').replaceAll(/--.*/g, ''),
  );
  const computed = migrations.flatMap((sql) => sql.match(/\$\$[^]*?\$\$|generated always as \([^]*?\) stored/g) ?? []);
  return [...code, ...computed].join('\n');
}

/** `table.column` of every table of ours in the generated types. */
function columnsOf(types: string): string[] {
  const tables = new Map(
    [...(/export interface DB \{([^]*?)\n\}/.exec(types)?.[1] ?? '').matchAll(/^ {2}(\w+): (\w+);/gm)].map(([, table, name]) => [
      name!,
      table!,
    ]),
  );
  return [...types.matchAll(/export interface (\w+) \{([^]*?)\n\}/g)].flatMap(([, name, body]) => {
    const table = tables.get(name!);
    return table === undefined ? [] : [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `${table}.${column}`);
  });
}

if (import.meta.main) {
  const found = unreadColumns(dirname(import.meta.dirname));
  for (const line of found) console.log(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
