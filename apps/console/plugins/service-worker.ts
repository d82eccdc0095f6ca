import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

/** Consoles that work without a network, and the folder of their pages. */
const KEPT = { '/store-console': 'store', '/courier': 'courier' } as const;

/**
 * Builds the service worker of `worker/` as one script, which knows the files of each console, and the one that the host sends in its place
 * where kept pages are switched off.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'bozor:console-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const names = Object.keys(bundle).toSorted();
        const digest = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        const files = Object.fromEntries(Object.entries(KEPT).map(([path, folder]) => [path, filesOf(bundle, `${root}/app/${folder}/`)]));
        for (const name of ['service-worker', 'retired-worker'])
          this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await scriptOf(root, name, { digest, files }) });
      },
    },
  };
}

/** Hashed files of the pages below a folder, with the code that they load later, but for the texts: those of one language are used. */
function filesOf(bundle: Rolldown.OutputBundle, folder: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk' || isTexts(chunk)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.startsWith(folder))) add(chunk.fileName);
  return [...found].map((name) => `/${name}`);
}

const isTexts = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.length > 0 && moduleIds.every((id) => id.includes('virtual:'));

async function scriptOf(root: string, name: string, { digest, files }: { digest: string; files: object }): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'BUILD': JSON.stringify(digest),
      'FILES': JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      rolldownOptions: { input: `${root}/worker/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
