import { statSync } from 'node:fs';
import { layerOf } from '@bozor/web/vite/layered-styles.ts';
import { sharedChunks } from './shared-chunks.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

/** Pages by the module that they load. */
type PagesOf = ReadonlyMap<string, ReadonlySet<string>>;

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
 * Puts packages of every page into `base`, our own modules of every page and shared styles into `shell`, and what several pages share into few
 * `shared-…` files, by how much first visits need them. Without it a first visit to the landing page loads 124 files and 216 KB instead of 16 and
 * 150; with Rolldown's groups by entry, merged below 3 or 20 KB, 37 and 182 or 24 and 211. Styles in a layer are in the first sheet, because a
 * browser lays the whole page out again when one comes between others.
 * @param pages files of pages and of parts that load after them, seen from `app/`
 * @param lazyHydrated parts that are server-rendered and whose code comes later
 */
export function chunkGroups(root: string, pages: readonly string[], lazyHydrated: readonly string[] = []): ChunkGroup[] {
  const entries = (files: readonly string[]) => files.flatMap((file) => [`${root}/${file}`, `${root}/${file}${ROUTE_ENTRY}`]);
  let always: ReadonlySet<string> | undefined;
  let styles: ReadonlySet<string> | undefined;
  let pagesOf: PagesOf | undefined;
  let pagesOfStyles: PagesOf | undefined;
  let shared: readonly ReadonlySet<string>[] | undefined;
  const findPagesOf = (graph: ModuleGraph, isCounted: (part: string) => boolean): PagesOf => {
    const found = new Map<string, Set<string>>();
    for (const page of pages)
      for (const id of reachableFrom(
        entries([page, ...(FIRST_VISITS[page]?.parts ?? []).filter(isCounted)].map((file) => `app/${file}`)),
        graph,
      ))
        found.set(id, (found.get(id) ?? new Set<string>()).add(page));
    return found;
  };
  const pagesIn = (graph: ModuleGraph) => (pagesOf ??= findPagesOf(graph, () => true));
  // A listing does not need the sheets of the home page, with whose route it loads.
  const pagesInStyles = (graph: ModuleGraph) => (pagesOfStyles ??= findPagesOf(graph, (part) => !part.startsWith('routes/')));
  const first = (id: string, graph: ModuleGraph): string | null => {
    if (BASE.test(id)) return 'base';
    always ??= reachableFrom(entries(ALWAYS), graph);
    if (always.has(id)) return 'shell';
    styles ??= reachableFrom(entries(lazyHydrated), graph);
    if (!id.endsWith('.css')) return null;
    const pagesWithIt = pagesInStyles(graph).get(id)?.size ?? 0;
    return styles.has(id) || pagesWithIt > 2 || (pagesWithIt !== 1 && layerOf(id)) ? 'shell' : null;
  };
  const isOwnStyle = (id: string, graph: ModuleGraph) => id.endsWith('.css') && pagesInStyles(graph).get(id)?.size === 1;
  const findShared = (graph: ModuleGraph) =>
    sharedChunks(
      new Map([...pagesIn(graph)].filter(([id]) => first(id, graph) === null && !isOwnStyle(id, graph))),
      (id) =>
        id.endsWith('.css')
          ? (statSync(id, { throwIfNoEntry: false })?.size ?? 0) * STYLE_COUNTS
          : (graph.getModuleInfo(id)?.code ?? '').length,
      {
        whole: new Set(Object.keys(FIRST_VISITS)),
        weightOf: (page) => FIRST_VISITS[page]?.weight ?? (page === FOOTER ? FOOTER_WEIGHT : RARELY_FIRST),
      },
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

interface FirstVisit {
  /** Parts that load with the page or right after it: files seen from `app/`. A listing is shown by the home page's route. */
  readonly parts?: readonly string[];
  /** How much a byte counts that the page loads in vain; the landing page, where new visitors come, is to load none. */
  readonly weight: number;
}

/** Pages where visits begin. What only one of them uses is a single file, for each file costs the visit a request. */
const FIRST_VISITS: Readonly<Record<string, FirstVisit>> = {
  'routes/landing.tsx': { weight: 60 },
  'routes/home.tsx': { weight: 1 },
  'routes/store.tsx': {
    weight: 1,
    parts: ['features/store/store-prescription.tsx', 'features/store/store-buttons.tsx', 'features/catalogue/share-button.tsx'],
  },
  'routes/product.tsx': {
    weight: 1,
    parts: [
      'features/item/item-facts.tsx',
      'features/item/related-items.tsx',
      'features/item/item-reviews.tsx',
      'features/catalogue/share-button.tsx',
      'features/catalogue/heart.tsx',
    ],
  },
  'routes/checkout.tsx': { weight: 1 },
  'routes/category.tsx': { weight: 1 },
  'features/search/listing-page.tsx': { weight: 1.8, parts: ['routes/home.tsx'] },
  'features/home/later-sections.tsx': { weight: 1, parts: ['features/home/best-reviewed.tsx', 'features/home/popular-section.tsx'] },
};
/** On every page, after its other parts. */
const FOOTER = 'routes/frame-footer.tsx';
/** At 1 the landing page loads 0.8 KB in vain with the footer; at 20 other pages load up to 21 KB in vain. */
const FOOTER_WEIGHT = 4;
/** Weight of every other page: it mostly comes after one of these, whose files the browser has by then. */
const RARELY_FIRST = 0.02;

/** How much a byte of styles counts: a page is painted when its styles are there, its scripts come after that. */
const STYLE_COUNTS = 12;

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
