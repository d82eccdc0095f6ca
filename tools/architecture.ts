import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { importsOf } from './imports-of.ts';

/**
 * Allowed imports of each room: docs/architecture.md as code. A room may also import itself; tests may import anything of their own app.
 * `packages: 'any'` means every package in the room's package.json.
 */
interface Room {
  name: string;
  path: string;
  rooms: readonly string[] | 'any';
  packages: readonly string[] | 'any';
  node: boolean;
  jsx?: boolean;
}

const PURE = { node: false } as const;
const SERVER = { node: true } as const;
const SCREEN = { node: false, jsx: true } as const;
const SHARED = ['domain', 'contract'];

/** A front end: the folders of `apps/<app>/app` from the bottom layer up, each of which may import those before it, and then its slices. */
interface FrontEnd {
  readonly app: string;
  /** A layer that renders nothing must not import ui. */
  readonly layers: readonly { readonly folder: string; readonly draws: boolean }[];
  /** Folders that must not import each other. A folder named in NEIGHBOURS contains features. */
  readonly slices: readonly string[];
}

const FRONT_ENDS: readonly FrontEnd[] = [
  {
    app: 'storefront',
    layers: [
      { folder: 'platform', draws: false },
      { folder: 'shell', draws: true },
    ],
    slices: ['features'],
  },
  { app: 'console', layers: [{ folder: 'frame', draws: true }], slices: ['operator', 'store', 'courier'] },
];

function roomsOfFrontEnd({ app, layers, slices }: FrontEnd): readonly Room[] {
  const path = `apps/${app}/app`;
  const layerNames = layers.map(({ folder }) => `${app}/${folder}`);
  const sliceNames = slices.map((folder) => `${app}/${folder}`);
  const screen = (name: string, folder: string, rooms: readonly string[]): Room => ({
    name,
    path: folder,
    rooms,
    packages: 'any',
    ...SCREEN,
  });
  return [
    ...layers.map(({ folder, draws }, at) =>
      screen(`${app}/${folder}`, `${path}/${folder}`, [...SHARED, ...(draws ? ['ui'] : []), 'web', ...layerNames.slice(0, at)]),
    ),
    ...slices.map((folder) => screen(`${app}/${folder}`, `${path}/${folder}`, [...SHARED, 'ui', 'web', 'map', ...layerNames])),
    screen(app, path, [...SHARED, 'ui', 'web', 'map', ...layerNames, ...sliceNames]),
    {
      name: `${app}/build`,
      path: `apps/${app}`,
      rooms: [...SHARED, 'contract/vite', 'web/vite', 'map/vite', layerNames[0]!],
      packages: 'any',
      ...SERVER,
    },
  ];
}

const ROOMS: readonly Room[] = [
  { name: 'domain', path: 'packages/domain/src', rooms: [], packages: ['libphonenumber-js'], ...PURE },
  { name: 'contract', path: 'packages/contract/src', rooms: ['domain'], packages: ['typebox'], ...PURE },
  { name: 'contract/vite', path: 'packages/contract/vite', rooms: ['contract'], packages: 'any', ...SERVER },
  { name: 'ui', path: 'packages/ui', rooms: [], packages: 'any', ...SCREEN },
  { name: 'api/ports', path: 'apps/api/src/ports', rooms: ['domain'], packages: [], ...SERVER },
  { name: 'api/platform', path: 'apps/api/src/platform', rooms: [...SHARED, 'words', 'api/ports'], packages: 'any', ...SERVER },
  { name: 'api/features', path: 'apps/api/src/features', rooms: [...SHARED, 'api/ports', 'api/platform'], packages: 'any', ...SERVER },
  { name: 'api/adapters', path: 'apps/api/src/adapters', rooms: ['domain', 'api/ports'], packages: 'any', ...SERVER },
  { name: 'api/map', path: 'apps/api/map', rooms: [...SHARED, 'api/ports', 'api/seed'], packages: 'any', ...SERVER },
  {
    name: 'api/seed',
    path: 'apps/api/seed',
    rooms: [...SHARED, 'api/ports', 'api/platform', 'api/features', 'api/adapters'],
    packages: 'any',
    ...SERVER,
  },
  { name: 'api/test', path: 'apps/api/test', rooms: 'any', packages: 'any', ...SERVER },
  {
    name: 'api',
    path: 'apps/api',
    rooms: [...SHARED, 'api/ports', 'api/platform', 'api/features', 'api/adapters', 'api/map', 'api/seed'],
    packages: 'any',
    ...SERVER,
  },
  { name: 'words', path: 'packages/words/src', rooms: ['domain'], packages: 'any', ...SERVER },
  { name: 'web', path: 'packages/web/src', rooms: SHARED, packages: 'any', ...SCREEN },
  { name: 'web/vite', path: 'packages/web/vite', rooms: [...SHARED, 'words', 'web'], packages: 'any', node: true },
  { name: 'map', path: 'packages/map/src', rooms: [...SHARED, 'ui', 'web'], packages: 'any', ...SCREEN },
  { name: 'map/vite', path: 'packages/map/vite', rooms: [], packages: 'any', ...SERVER },
  ...FRONT_ENDS.flatMap(roomsOfFrontEnd),
  { name: 'storefront/worker', path: 'apps/storefront/worker', rooms: ['domain', 'storefront/platform'], packages: ['serwist'], ...PURE },
  { name: 'console/worker', path: 'apps/console/worker', rooms: [], packages: ['serwist'], ...PURE },
  { name: 'storefront/test', path: 'apps/storefront/test', rooms: 'any', packages: 'any', ...SCREEN, node: true },
  { name: 'console/test', path: 'apps/console/test', rooms: 'any', packages: 'any', ...SCREEN, node: true },
  { name: 'ui/test', path: 'packages/ui/test', rooms: ['ui'], packages: 'any', ...SCREEN, node: true },
  { name: 'host', path: 'apps/host', rooms: 'any', packages: 'any', ...SERVER },
  { name: 'e2e', path: 'e2e', rooms: SHARED, packages: 'any', ...SERVER },
  { name: 'e2e/framework-app', path: 'e2e/framework-app', rooms: ['storefront/build'], packages: 'any', node: true, jsx: true },
  { name: 'bench', path: 'bench', rooms: 'any', packages: 'any', ...SERVER },
  { name: 'tools', path: 'tools', rooms: [...SHARED, 'words', 'web/vite', 'storefront/build'], packages: 'any', ...SERVER },
];

/**
 * For rooms of features: the neighbours whose use-cases or components a feature may import. A feature that is not listed may import none.
 */
export const NEIGHBOURS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'api/features': {
    'autopilot': ['messages', 'orders', 'payments'],
    'brands': ['items'],
    'campaigns': ['items', 'stores'],
    'cart': ['items', 'stores'],
    'categories': ['items', 'stores'],
    'chats': ['messages', 'orders'],
    'checkout': ['cart', 'coupons', 'items', 'orders', 'payments', 'stores', 'wallet'],
    'coupons': ['cart', 'items'],
    'couriers': ['orders'],
    'customers': [
      'addresses',
      'cart',
      'checkout',
      'coupons',
      'identity',
      'interests',
      'messages',
      'newsletter',
      'notifications',
      'orders',
      'payments',
      'wishlist',
    ],
    'dispatch': ['orders'],
    'flash-sales': ['items'],
    'health-conditions': ['items'],
    'identity': ['cart', 'orders', 'staff', 'wallet'],
    'item-details': ['items', 'stores'],
    'messages': ['push'],
    'notifications': ['messages', 'wallet'],
    'orders': ['cart', 'coupons', 'items', 'notifications', 'push', 'stores', 'wallet'],
    'payments': ['cart', 'notifications', 'orders', 'wallet'],
    'prescriptions': ['items', 'orders'],
    'promotions': ['campaigns', 'items'],
    'reviews': ['orders', 'stores'],
    'search': ['items', 'stores'],
    'store-board': ['couriers', 'orders', 'stores'],
    'store-earnings': ['orders', 'store-shift', 'stores'],
    'store-shift': ['stores'],
    'stores': ['items'],
    'wishlist': ['items', 'stores'],
  },
  'storefront/features': {
    'account': ['interests'],
    'addresses': ['place'],
    'ads': ['catalogue'],
    'campaigns': ['catalogue'],
    'cart': ['bill', 'orders'],
    'catalogue': ['cart'],
    'brands': ['catalogue'],
    'categories': ['catalogue'],
    'checkout': ['bill', 'cart', 'map', 'place', 'orders', 'reviews'],
    'home': ['ads', 'campaigns', 'catalogue', 'categories', 'coupons', 'parcel'],
    'item': ['bill', 'cart', 'catalogue'],
    'messages': ['push'],
    'notifications': ['push'],
    'orders': ['bill', 'map', 'messages', 'push', 'reviews'],
    'parcel': ['bill', 'checkout', 'map'],
    'profile': ['catalogue', 'coupons', 'push'],
    'store': ['catalogue', 'map', 'messages'],
    'store-lists': ['catalogue', 'map'],
    'search': ['catalogue'],
    'landing': ['map', 'place'],
    'menu': ['wishlist'],
    'modules': ['interests', 'place'],
    'payments': ['checkout', 'orders'],
    'place': ['map'],
    'wishlist': ['cart', 'catalogue'],
  },
};

/** Only the use-cases of a server slice are open to neighbours. */
const PRIVATE_FILES = /^(store|routes|present)\.ts$/;
const WORKSPACES: Readonly<Record<string, string>> = {
  '@bozor/domain/': 'packages/domain/src/',
  '@bozor/contract/vite/': 'packages/contract/vite/',
  '@bozor/contract/': 'packages/contract/src/',
  '@bozor/ui/test/': 'packages/ui/test/',
  '@bozor/ui/': 'packages/ui/src/',
  '@bozor/words/': 'packages/words/src/',
  '@bozor/web/vite/': 'packages/web/vite/',
  '@bozor/web/': 'packages/web/src/',
  '@bozor/map/vite/': 'packages/map/vite/',
  '@bozor/map/': 'packages/map/src/',
  '@bozor/api/seed/': 'apps/api/seed/',
  '@bozor/api/': 'apps/api/src/',
  ...Object.fromEntries(FRONT_ENDS.map(({ app }) => [`@bozor/${app}/`, `apps/${app}/`])),
  '@bozor/host/': 'apps/host/src/',
};
const MOST_LINES = 400;
/** Maximum number of files in one folder of the shared rooms. Larger folders are divided by subject. */
const MOST_FILES = 25;
const COUNTED = new RegExp(
  ['^packages/', ...FRONT_ENDS.flatMap(({ app, layers }) => layers.map(({ folder }) => `^apps/${app}/app/${folder}/`))].join('|'),
);
const UNMEASURED = /(\.test\.tsx?|\.spec\.ts|\.suite\.ts|\.gen\.\w+)$|^apps\/api\/(seed|migrations)\//;
/** Run by the server or by build tools, never sent to a browser. */
const NEVER_SENT = /\.config\.ts$|\.server\.tsx?$|^apps\/\w+\/app\/routes\.ts$/;
export const TESTS = /(\.test\.tsx?|\.spec\.ts|\.suite\.ts)$|^(apps\/(api|storefront|console)|packages\/ui)\/test\//;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const EMPTY_WORDS = /^(index|utils?|helpers?|common|misc|shared|stuff)(\.|$)/;
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const PASSED_OVER = new Set([
  'node_modules',
  'build',
  'dist',
  'var',
  '.react-router',
  'test-results',
  'playwright-report',
  'coverage',
  'public',
  '.git',
]);

/** Returns every violation of the table in the tree, one line each: `path: fault`. */
export function violations(root: string, neighbours: typeof NEIGHBOURS = NEIGHBOURS): string[] {
  const found: string[] = [];
  const imports: Record<string, string[]> = {};
  for (const path of sourcesOf(root)) {
    const complain = (message: string) => found.push(`${path}: ${message}`);
    const room = roomOf(path);
    checkName(path, complain);
    const source = readFileSync(join(root, path), 'utf8');
    const lines = source.trimEnd().split('\n').length;
    if (lines > MOST_LINES && !UNMEASURED.test(path)) complain(`has ${lines} lines; at most ${MOST_LINES}. Look for the second noun.`);
    if (path.endsWith('.css')) continue;
    if (/import\.meta\.url\s*\)\s*\.pathname/.test(source))
      complain('takes the path of a file from a URL, where a space is "%20"; use import.meta.dirname or fileURLToPath.');
    if (path.endsWith('.tsx') && !room.jsx) complain('JSX stands only in packages/ui, packages/web, packages/map and the front ends.');
    const { specifiers, isBarrel } = importsOf(path, source);
    if (isBarrel) complain('only hands on what other files offer. Import from those files.');
    for (const specifier of specifiers) checkImport({ root, path, room, specifier, neighbours, complain });
    if (!TESTS.test(path)) imports[path] = specifiers.flatMap((specifier) => ownFile(path, specifier)?.split('?', 1)[0] ?? []);
  }
  for (const [folder, files] of filesByFolder(sourcesOf(root)))
    if (files > MOST_FILES && COUNTED.test(`${folder}/`))
      found.push(`${folder}: holds ${files} files; at most ${MOST_FILES}. Sort them into folders.`);
  for (const circle of circlesIn(imports))
    found.push(`${circle[0]}: ${circle.join(' → ')} is a circle; give what both need a file of its own.`);
  for (const [room, table] of Object.entries(neighbours)) {
    for (const circle of circlesIn(table)) found.push(`${room}: ${circle.join(' → ')} is a circle in the table of neighbours.`);
  }
  return found;
}

function checkName(path: string, complain: (message: string) => void): void {
  const parts = path.split('/');
  for (const part of parts) if (!NAME.test(part)) complain(`"${part}" is not kebab-case.`);
  const empty = parts.find((part) => EMPTY_WORDS.test(part));
  if (empty) complain(`"${empty}" says nothing about what is inside.`);
}

interface ImportCheck {
  root: string;
  path: string;
  room: Room;
  specifier: string;
  neighbours: typeof NEIGHBOURS;
  complain: (message: string) => void;
}

function checkImport({ root, path, room, specifier, neighbours, complain }: ImportCheck): void {
  const isTest = TESTS.test(path);
  const target = ownFile(path, specifier);
  if (target === undefined) return checkPackage(root, room, specifier, isTest || NEVER_SENT.test(path), complain);
  const bare = target.split('?', 1)[0]!;
  if (specifier.startsWith('.') && !posix.extname(bare)) return complain(`"${specifier}" lacks its ending.`);
  if (specifier.startsWith('.') && workspaceOf(bare) !== workspaceOf(path))
    return complain(`"${specifier}" reaches into another workspace; import it by its name.`);
  const there = roomOf(bare);
  if (isTest && (workspaceOf(path) === workspaceOf(bare) || there.name === 'web/vite')) return;
  const allowed = there.name === room.name || room.rooms === 'any' || room.rooms.includes(there.name);
  if (!allowed) return complain(`${room.name} may not import ${there.name} ("${specifier}").`);
  if (neighbours[there.name]) checkFeature({ path, room, there, target: bare, specifier, neighbours, complain });
}

function checkFeature({
  path,
  room,
  there,
  target,
  specifier,
  neighbours,
  complain,
}: Omit<ImportCheck, 'root'> & { there: Room; target: string }): void {
  const owner = featureOf(target, there);
  if (room.name === there.name) {
    const own = featureOf(path, room);
    if (own === owner) return;
    if (!neighbours[there.name]?.[own]?.includes(owner))
      complain(`the feature ${own} may not import ${owner}; if it must, name it in NEIGHBOURS of tools/architecture.ts.`);
  }
  const isComposition = path === 'apps/api/src/app.ts';
  if (there.name === 'api/features' && !isComposition && PRIVATE_FILES.test(posix.basename(target))) {
    complain(`"${specifier}" is private to the feature ${owner}; call one of its use-cases.`);
  }
}

function checkPackage(root: string, room: Room, specifier: string, isTool: boolean, complain: (message: string) => void): void {
  if (specifier.startsWith('virtual:')) return;
  if (specifier.startsWith('/')) return complain(`"${specifier}" is a path of one machine.`);
  if (specifier.startsWith('node:')) {
    if (!room.node && !isTool) complain(`${room.name} runs in browsers too and may not import "${specifier}".`);
    return;
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (isTool && (declares(root, '.', name) || name === 'vite')) return;
  if (room.packages !== 'any' && !room.packages.includes(name)) return complain(`${room.name} may not import the package "${name}".`);
  const workspace = workspaceOf(room.path) ?? '.';
  const isDeclared = declares(root, workspace, name) || declares(root, workspace, `@types/${name}`);
  if (!isDeclared) complain(`"${name}" is not in ${posix.join(workspace, 'package.json')}.`);
}

const manifests = new Map<string, ReadonlySet<string>>();

function declares(root: string, workspace: string, name: string): boolean {
  const file = join(root, workspace, 'package.json');
  let names = manifests.get(file);
  if (!names) {
    const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>) : {};
    names = new Set(['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {})));
    manifests.set(file, names);
  }
  return names.has(name);
}

/** Returns the path of an imported file of the repository; undefined for packages and Node's own modules. */
export function ownFile(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const workspace = Object.keys(WORKSPACES).find((name) => specifier.startsWith(name));
  return workspace && WORKSPACES[workspace] + specifier.slice(workspace.length);
}

function roomOf(path: string): Room {
  const room = ROOMS.filter((candidate) => path.startsWith(`${candidate.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];
  return room ?? { name: 'the root', path: '.', rooms: 'any', packages: 'any', node: true };
}

const featureOf = (path: string, room: Room) => path.slice(room.path.length + 1).split('/', 1)[0]!;

const workspaceOf = (path: string) => /^(?:packages|apps)\/[^/]+|^e2e|^bench/.exec(path)?.[0];

function circlesIn(table: Readonly<Record<string, readonly string[]>>): string[][] {
  const circles: string[][] = [];
  const cleared = new Set<string>();
  const follow = (feature: string, trail: string[]): void => {
    if (trail.includes(feature)) return void circles.push([...trail.slice(trail.indexOf(feature)), feature]);
    if (cleared.has(feature)) return;
    for (const next of table[feature] ?? []) follow(next, [...trail, feature]);
    cleared.add(feature);
  };
  for (const feature of Object.keys(table)) follow(feature, []);
  return circles;
}

function filesByFolder(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return counts;
}

export function sourcesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder))
    .toSorted()
    .filter((name) => !PASSED_OVER.has(name) && !name.startsWith('.'))
    .flatMap((name) => {
      const path = posix.join(folder, name);
      if (statSync(join(root, path)).isDirectory()) return sourcesOf(root, path);
      return SOURCE.test(name) ? [path] : [];
    });
}

if (import.meta.main) {
  const found = violations(dirname(import.meta.dirname));
  for (const line of found) console.log(line);
  console.log(found.length === 0 ? 'The architecture holds.' : `${found.length} breaks of the architecture.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
