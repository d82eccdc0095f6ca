import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A fault in a style sheet, or in a component's use of one: `path: fault`. */
type Fault = string;

/** Sizes and corners off the scale of `tokens.css`, by file, each with its reason. */
export const OFF_THE_SCALE: Readonly<Record<string, { readonly values: readonly string[]; readonly reason: string }>> = {
  'apps/storefront/app/features/home/parcel-categories-section.module.css': {
    values: ['clamp(0.9375rem, 4.9vw, 1.0625rem)'],
    reason: 'the longest name of a category fits its tile on the smallest phone',
  },
  'apps/storefront/app/features/item/item-reviews.module.css': {
    values: ['2.75rem'],
    reason: 'the average fills the height of the five bars',
  },
  'apps/storefront/app/features/landing/app-panel.module.css': {
    values: ['clamp(1.75rem, 1.2rem + 2vw, 2.5rem)', '40px'],
    reason: 'the title and the frame belong to the drawing of a phone',
  },
  'packages/map/src/still/map-preview.module.css': {
    values: ['11.5px'],
    reason: 'text of a drawing, in the units of the drawing',
  },
  'apps/storefront/app/features/payments/payment.module.css': { values: ['2.125rem'], reason: 'the amount has one size at every width' },
  'apps/storefront/app/routes/problem-page.module.css': { values: ['6rem'], reason: 'the number of the error is the picture of the page' },
  'packages/ui/src/forms/choice.module.css': { values: ['1px'], reason: 'the end of the tick' },
  'packages/ui/src/media/avatar.module.css': { values: ['2rem'], reason: 'the letter is a third of the circle' },
  'packages/ui/src/phone/otp-field.module.css': { values: ['1.625rem'], reason: 'one digit fills its cell' },
};

/** Files whose rules must win over every layer: in the first layer only `!important` does. */
const MAY_OVERRULE = new Set(['packages/ui/src/styles/base.css']);
const TOKENS = 'packages/ui/src/styles/tokens.css';

/** Returns the faults of all style sheets and of the components that use them. */
export function faultsOfStyles(root: string, offTheScale: typeof OFF_THE_SCALE = OFF_THE_SCALE): Fault[] {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => /node_modules|^build$|^test$/.test(path.split('/').at(-1)!) })
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const sheets = read('{apps,packages}/**/*.css').map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[^]*?\*\//g, '') }));
  const scripts = read('{apps,packages}/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.tsx?$/.test(path));
  return [
    ...sheets.flatMap((sheet) => [...faultsOfScale(sheet, offTheScale[sheet.path]?.values ?? []), ...faultsOfSyntax(sheet)]),
    ...needlessExceptions(sheets, offTheScale),
    ...scripts.flatMap(oldMediaQueries),
    ...faultsOfProperties(sheets, scripts),
    ...faultsOfClasses(root, sheets, scripts),
  ];
}

interface File {
  readonly path: string;
  readonly text: string;
}

/** Sizes of text and corners that are no token; relative ones (`em`, `%`) count as such. */
function faultsOfScale({ path, text }: File, excepted: readonly string[]): Fault[] {
  if (path === TOKENS) return [];
  return sizesIn(text)
    .filter(({ value }) => lengthsIn(value) && !excepted.some((each) => value.includes(each)))
    .map(({ property, value }) => `${path}: ${property}: ${value} is no token of tokens.css`);
}

function sizesIn(css: string): { property: string; value: string }[] {
  return [...css.matchAll(/(?<=[{;\s])(font-size|font|border(?:-[a-z]+-[a-z]+)?-radius):\s*([^;}]+)/g)].map(([, property, value]) => ({
    property: property!,
    value: value!.trim(),
  }));
}

/** The size in `font` stands before its line height, which may be any. */
function lengthsIn(value: string): boolean {
  return /\d(?:px|rem|vw|vh|pt)\b/.test(value.replace(/\/\s*\S+/, ''));
}

function needlessExceptions(sheets: readonly File[], offTheScale: typeof OFF_THE_SCALE): Fault[] {
  return Object.entries(offTheScale).flatMap(([path, { values }]) => {
    const used = sizesIn(sheets.find((sheet) => sheet.path === path)?.text ?? '').map(({ value }) => value);
    return values.filter((value) => !used.some((each) => each.includes(value))).map((value) => `${path}: needs no exception for ${value}`);
  });
}

function faultsOfSyntax({ path, text }: File): Fault[] {
  const overruling = MAY_OVERRULE.has(path) ? [] : [...text.matchAll(/[\w-]+:[^;{}]*!important/g)].map(([each]) => `${path}: ${each}`);
  return [...overruling, ...oldMediaQueries({ path, text }), ...hiddenNames({ path, text })];
}

/** `content-visibility: auto` takes names from screen readers in some browsers; the token knows which. */
function hiddenNames({ path, text }: File): Fault[] {
  return [...text.matchAll(/content-visibility:\s*(?:auto|hidden)/g)].map(([each]) => `${path}: ${each} is written var(--far-content)`);
}

/** `min-width` and `max-width` leave a gap between 599 and 600 px; `width >= 600px` does not. */
function oldMediaQueries({ path, text }: File): Fault[] {
  return [...text.matchAll(/\((?:min|max)-(?:width|height):[^)]*\)/g)].map(([query]) => `${path}: ${query} is written (width >= …)`);
}

/** Custom properties that nothing reads, and those that nothing sets. */
function faultsOfProperties(sheets: readonly File[], scripts: readonly File[]): Fault[] {
  const inScripts = new Set(scripts.flatMap(({ text }) => text.match(/--[a-z][\w-]*/g) ?? []));
  const read = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)));
  const set = new Map<string, string>();
  for (const { path, text } of sheets)
    for (const [, name] of text.matchAll(/(?:[{;\s]|@property\s)(--[\w-]+)\s*[:{]/g)) set.set(name!, path);
  const unread = [...set]
    .filter(([name]) => !read.has(name) && !inScripts.has(name))
    .map(([name, path]) => `${path}: nothing reads ${name}`);
  const unset = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !set.has(name) && !inScripts.has(name) && !OF_LIBRARIES.has(name))
      .map((name) => `${path}: nothing sets ${name}`),
  );
  return [...unread, ...unset];
}

/** Set by Base UI on its popups. */
const OF_LIBRARIES = new Set(['--anchor-width', '--available-height', '--toast-swipe-movement-y']);

/** Classes that a component names and its module lacks, and classes of a module that no component names. */
function faultsOfClasses(root: string, sheets: readonly File[], scripts: readonly File[]): Fault[] {
  const modules = new Map(sheets.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, classesIn(text)]));
  const named = new Map<string, Set<string>>();
  const missing: Fault[] = [];
  for (const { path, text } of scripts) {
    for (const [, name, from] of text.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = from!.startsWith('.') ? normalize(join(dirname(path), from!)) : from!.replace('@bozor/ui/', 'packages/ui/src/');
      const classes = modules.get(sheet);
      if (!classes) continue;
      const uses = new Set([...text.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(([, each]) => each!));
      missing.push(...[...uses].filter((each) => !classes.has(each)).map((each) => `${path}: ${sheet} has no class ${each}`));
      // By a computed name any class may be meant.
      const all = new RegExp(`(?<![\\w/.-])${name}\\[`).test(text) ? classes : uses;
      named.set(sheet, new Set([...(named.get(sheet) ?? []), ...all]));
    }
  }
  const unnamed = [...modules].flatMap(([path, classes]) =>
    [...classes].filter((each) => !named.get(path)?.has(each)).map((each) => `${path}: no component names the class ${each}`),
  );
  return [...missing, ...unnamed];
}

/** The classes of a module that are its own; `:global(…)` and elements within are not. */
function classesIn(css: string): ReadonlySet<string> {
  const selectors = css.replaceAll(/:global\([^)]*\)|\{[^{}]*\}/g, (each) => (each.startsWith('{') ? '{}' : ''));
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!));
}

if (import.meta.main) {
  const faults = faultsOfStyles(dirname(import.meta.dirname));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
