import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor, type Program } from 'oxc-parser';
import { ownFile, sourcesOf, TESTS } from './architecture.ts';

/** An export of a file: `path` from the root of the repository, and the exported name ('*' for all of them). */
export interface Export {
  path: string;
  name: string;
}

/** A source, parsed for its uses. Types are left out, because they do not run. */
export interface Source {
  /** Files loaded with this one. */
  loads: readonly string[];
  /** Local name of an import → the export it refers to. */
  imports: ReadonlyMap<string, Export>;
  /** Exported name → local name, or the export of another file. */
  exports: ReadonlyMap<string, string | Export>;
  /** Files re-exported whole: `export * from`. */
  handsOn: readonly string[];
  /** Top-level declarations by name, and last the statements that run on load. */
  declarations: ReadonlyMap<string, Uses>;
  runs: Uses;
}

/** Names used by a piece of code, and files that it imports dynamically. */
interface Uses {
  names: ReadonlySet<string>;
  files: readonly string[];
}

/** Entries of the running shop. The seed, the tools and the gallery are not part of it. */
const APPS = [
  /^apps\/host\/src\/main\.ts$/,
  /^apps\/[^/]+\/app\/(entry\.\w+|root|routes)\.tsx?$/,
  /^apps\/[^/]+\/app\/routes\/[^/]+\.tsx?$/,
  /^apps\/console\/app\/(?:frame\/frame|(?:operator|store|courier)\/sign-in)\.tsx$/,
  /^apps\/[^/]+\/vite\.config\.ts$/,
];

/** Reads every product file below `root` and follows the names that the apps use. */
export function readReach(root: string) {
  const sources = new Map<string, Source>();
  for (const path of sourcesOf(root)) {
    if (!/\.(tsx?|mjs)$/.test(path) || TESTS.test(path)) continue;
    sources.set(path, readSource(path, readFileSync(join(root, path), 'utf8')));
  }
  return reachFrom(
    sources,
    [...sources.keys()].filter((path) => APPS.some((app) => app.test(path))),
  );
}

/** Follows the used names from the entries. `isLive` of a whole file (`name: '*'`) means that it is loaded. */
function reachFrom(sources: ReadonlyMap<string, Source>, entries: readonly string[]) {
  const loaded = new Set<string>();
  const live = new Set<string>();

  const load = (path: string): void => {
    const source = sources.get(path);
    if (!source || loaded.has(path)) return;
    loaded.add(path);
    source.loads.forEach(load);
    follow(path, source.runs);
  };
  const follow = (path: string, { names, files }: Uses): void => {
    for (const name of names) reachLocal(path, name);
    for (const file of files) reachAll(file);
  };
  const reachLocal = (path: string, name: string): void => {
    const source = sources.get(path)!;
    const imported = source.imports.get(name);
    if (imported) return reach(imported);
    const declaration = source.declarations.get(name);
    if (!declaration || live.has(`${path} ${name}`)) return;
    live.add(`${path} ${name}`);
    follow(path, declaration);
  };
  const reach = ({ path, name }: Export): void => {
    if (name === '*') return reachAll(path);
    const source = sources.get(path);
    if (!source) return;
    load(path);
    const offered = source.exports.get(name);
    if (typeof offered === 'string') reachLocal(path, offered);
    else if (offered) reach(offered);
    else for (const next of source.handsOn) reach({ path: next, name });
  };
  const reachAll = (path: string): void => {
    const source = sources.get(path);
    if (!source) return;
    load(path);
    for (const name of source.exports.keys()) reach({ path, name });
    source.handsOn.forEach(reachAll);
  };
  entries.forEach(reachAll);

  const isLive = ({ path, name }: Export): boolean => {
    const source = sources.get(path);
    if (!source || name === '*') return loaded.has(path);
    const offered = source.exports.get(name);
    if (typeof offered === 'string')
      return source.imports.has(offered) ? isLive(source.imports.get(offered)!) : live.has(`${path} ${offered}`);
    return offered ? isLive(offered) : source.handsOn.some((next) => isLive({ path: next, name }));
  };
  return { isLive, has: (path: string) => sources.has(path) };
}

/** Reads one file's imports, exports and declarations. */
export function readSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const imports = new Map<string, Export>();
  const exports = new Map<string, string | Export>();
  const loads: string[] = [];
  const handsOn: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const file = fileOf(path, moduleRequest.value);
    const values = entries.filter((entry) => !entry.isType);
    if (!file || (entries.length > 0 && values.length === 0)) continue;
    loads.push(file);
    for (const { importName, localName } of values)
      imports.set(localName.value, {
        path: file,
        name: nameOf(importName),
      });
  }
  for (const { importName, exportName, localName, moduleRequest, isType } of module.staticExports.flatMap((each) => each.entries)) {
    if (isType) continue;
    const name = exportName.name ?? (nameOf(exportName) === 'default' ? 'default' : null);
    const file = moduleRequest && fileOf(path, moduleRequest.value);
    if (file) loads.push(file);
    if (file && name === null) handsOn.push(file);
    else if (file) exports.set(name!, { path: file, name: nameOf(importName) });
    else if (name !== null && !moduleRequest) exports.set(name, localName.name ?? 'default');
  }
  return { loads, imports, exports, handsOn, ...readStatements(path, program) };
}

/** Returns the name imported from a file; '*' for the whole namespace. */
function nameOf({ kind, name }: { kind: unknown; name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

function readStatements(path: string, program: Program): Pick<Source, 'declarations' | 'runs'> {
  const declarations = new Map<string, Uses>();
  const runs = { names: new Set<string>(), files: [] as string[] };
  for (const statement of program.body) {
    if (/^(Import|ExportAll)/.test(statement.type)) continue;
    const uses = usesIn(path, statement);
    const names = declaredBy(statement);
    for (const name of names) declarations.set(name, uses);
    if (names.length > 0 || statement.type.startsWith('TS')) continue;
    for (const name of uses.names) runs.names.add(name);
    runs.files.push(...uses.files);
  }
  return { declarations, runs };
}

interface Node {
  type: string;
  [key: string]: unknown;
}

function declaredBy(statement: unknown): string[] {
  const { type, declaration, id, declarations } = statement as Node;
  if (type === 'ExportDefaultDeclaration') return ['default', ...declaredBy(declaration)];
  if (type === 'ExportNamedDeclaration') return declaration ? declaredBy(declaration) : [];
  if (type === 'VariableDeclaration') return (declarations as Node[]).flatMap((each) => boundIn(each.id as Node));
  if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return id ? [(id as { name: string }).name] : [];
  return [];
}

function boundIn(pattern: Node | null): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name as string];
  const parts = [pattern.left, pattern.argument, pattern.value, ...((pattern.elements ?? pattern.properties ?? []) as unknown[])];
  return parts.flatMap((part) => boundIn((part as Node | undefined) ?? null));
}

/** Returns every name in a piece of code. A local variable of the same name counts too. */
export function usesIn(path: string, node: unknown): { names: Set<string>; files: string[] } {
  const names = new Set<string>();
  const files: string[] = [];
  const take = ({ name }: { name: string }) => void names.add(name);
  new Visitor({
    Identifier: take,
    JSXIdentifier: take,
    ImportExpression: ({ source }) => {
      const file = source.type === 'Literal' && typeof source.value === 'string' && fileOf(path, source.value);
      if (file) files.push(file);
    },
  }).visit({ type: 'Program', body: [node], sourceType: 'module', hashbang: null, start: 0, end: 0 } as unknown as Program);
  return { names, files };
}

function fileOf(path: string, specifier: string): string | undefined {
  const file = ownFile(path, specifier)?.split('?', 1)[0];
  return file && posix.normalize(file);
}
