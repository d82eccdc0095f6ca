import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A drawing of the icon library: elements with their attributes. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Moves the drawings of all icons from the scripts into one SVG file that the browser caches: in a build, an import of `lucide-react/icons/<name>`
 * is the address of that icon in it. Each icon is two elements, whatever its drawing. Without it a first visit loads 6 KB more of scripts, in two more files.
 */
export function iconSprite(folders: readonly string[]): Plugin {
  let drawn: Promise<Sprite> | undefined;
  // Drawn during the build: in development the configuration's loader is closed before the drawings could be ready.
  const draw = () => (drawn ??= drawIcons(folders));
  return {
    name: 'bozor:icon-sprite',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: ICON },
      async handler(id) {
        const { names, file } = await draw();
        const name = ICON.exec(id)![1]!;
        if (!names.includes(name)) this.error(`The icon ${name} is imported from outside of the folders that are searched for icons`);
        return `export default ${JSON.stringify(`/${file}#${name}`)}`;
      },
    },
    async generateBundle() {
      const { file, source } = await draw();
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}

interface Sprite {
  readonly names: readonly string[];
  /** Where the built shop has it. */
  readonly file: string;
  readonly source: string;
}

async function drawIcons(folders: readonly string[]): Promise<Sprite> {
  const names = [...new Set(folders.flatMap(iconsIn))].toSorted();
  const source = spriteOf(await Promise.all(names.map(async (name) => [name, await drawingOf(name)] as const)));
  return { names, source, file: `assets/icons-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg` };
}

/** An icon has its drawing; a former name of one leads to it. */
async function drawingOf(name: string): Promise<Drawing> {
  const { __iconData: icon } = (await import(/* @vite-ignore */ `lucide-react/icons/${name}`)) as {
    readonly __iconData?: { readonly node: Drawing };
  };
  if (icon) return icon.node;
  const source = readFileSync(fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8');
  return drawingOf(/from '\.\/([\w-]+)\.mjs'/.exec(source)![1]!);
}

const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const IMPORTED = /from 'lucide-react\/icons\/([\w-]+)'/g;

function iconsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(IMPORTED)].map(([, name]) => name!));
}

/** One picture of many symbols, which inherit colour and stroke width. */
export function spriteOf(drawings: readonly (readonly [name: string, drawing: Drawing])[]): string {
  const attributesOf = (attributes: Readonly<Record<string, string>>) =>
    Object.entries(attributes)
      .filter(([name]) => name !== 'key')
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
  const symbols = drawings.map(
    ([name, drawing]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${drawing.map(([element, attributes]) => `<${element}${attributesOf(attributes)}/>`).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
