import { layerOf } from '@bozor/web/vite/layered-styles.ts';
import { sharedChunks } from './shared-chunks.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
  readonly debugName: string;
}

/** Modules that every page loads at once: what these files import, and what that imports, but not what is fetched later. */
const ALWAYS = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/frame.tsx', 'app/routes/page-boundary.tsx'];
const BASE = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;
/** As many shared files as there may be; what does not fit is left to the bundler. */
const MOST_SHARED = 99;

/**
 * Which modules go into one file: `base` for what changes with a release of others, `shell` for ours on every page and for styles, `shared-…` for
 * what several of `pages` load, the widest first because a file takes along what its modules import. Into `shell` go the styles of more than two
 * pages (a page waits for each file of styles), those of parts that are seen before they are alive and those in a layer, but for one page's own: a
 * browser lays the whole page out anew when a file with layers comes between others. `pages` are files seen from `app/`, `sleeping` the files of
 * such parts.
 */
export function chunkGroups(root: string, pages: readonly string[], sleeping: readonly string[] = []): ChunkGroup[] {
  const entries = (files: readonly string[]) => files.flatMap((file) => [`${root}/${file}`, `${root}/${file}${ROUTE_ENTRY}`]);
  let always: ReadonlySet<string> | undefined;
  let styles: ReadonlySet<string> | undefined;
  let pagesOf: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  let shared: readonly ReadonlySet<string>[] | undefined;
  const findPagesOf = (graph: ModuleGraph) => {
    const found = new Map<string, Set<string>>();
    for (const page of pages)
      for (const id of reachableFrom(entries([page, ...(FIRST_VISITS[page] ?? [])].map((file) => `app/${file}`)), graph))
        found.set(id, (found.get(id) ?? new Set<string>()).add(page));
    return found;
  };
  const pagesIn = (graph: ModuleGraph) => (pagesOf ??= findPagesOf(graph));
  const first = (id: string, graph: ModuleGraph): string | null => {
    if (BASE.test(id)) return 'base';
    always ??= reachableFrom(entries(ALWAYS), graph);
    if (always.has(id)) return 'shell';
    styles ??= reachableFrom(entries(sleeping), graph);
    if (!id.endsWith('.css')) return null;
    const pagesWithIt = pagesIn(graph).get(id)?.size ?? 0;
    return styles.has(id) || pagesWithIt > 2 || (pagesWithIt !== 1 && layerOf(id)) ? 'shell' : null;
  };
  const findShared = (graph: ModuleGraph) =>
    sharedChunks(
      new Map([...pagesIn(graph)].filter(([id]) => first(id, graph) === null)),
      (id) => (graph.getModuleInfo(id)?.code ?? '').length,
      new Set(Object.keys(FIRST_VISITS)),
    );
  return [
    { name: first, priority: MOST_SHARED + 1, debugName: 'first' },
    ...Array.from({ length: MOST_SHARED }, (_, rank) => ({
      name: (id: string, graph: ModuleGraph) => {
        shared ??= findShared(graph);
        return shared[rank]?.has(id) ? `shared-${rank}` : null;
      },
      priority: MOST_SHARED - rank,
      debugName: `shared-${rank}`,
    })),
  ];
}

/** Where visits begin, and what loads right after: what only one of them uses is a single file, for each file costs the visit a request. */
const FIRST_VISITS: Readonly<Record<string, readonly string[]>> = {
  'routes/landing.tsx': [],
  'routes/home.tsx': [],
  'routes/store.tsx': ['features/store/store-prescription.tsx'],
  'routes/product.tsx': ['features/item/item-facts.tsx', 'features/item/related-items.tsx', 'features/item/item-reviews.tsx'],
  'routes/checkout.tsx': [],
  'routes/category.tsx': [],
  'features/search/listing-page.tsx': [],
  'features/home/later-sections.tsx': ['features/home/best-reviewed.tsx', 'features/home/popular-section.tsx'],
};

const ROUTE_ENTRY = '?__react-router-build-client-route';

function reachableFrom(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  entries.forEach(visit);
  return reached;
}
