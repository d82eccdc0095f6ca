interface Cluster {
  readonly modules: Set<string>;
  readonly pages: Set<string>;
  bytes: number;
}

/** Source bytes that a separate file costs each page that loads it: a request, its imports and exports, and compression from nothing. */
const FILE_COSTS = 11_000;
/** A file that a page is spared counts at most so often, whatever its weight. */
const MOST_SPARED = 2;

interface Pages {
  /** Pages whose own modules are one file. */
  readonly whole?: ReadonlySet<string>;
  /** How much a page counts, 1 by default: so often each byte that it loads in vain, and a file that it is spared at most twice. */
  readonly weightOf?: (page: string) => number;
}

/**
 * Gathers what several pages share into few files: by itself the bundler makes one for each set of pages, some of them a single icon.
 * Files are joined as long as the requests that are saved outweigh the code that some pages load in vain.
 */
export function sharedChunks(
  modules: ReadonlyMap<string, ReadonlySet<string>>,
  bytesOf: (id: string) => number,
  { whole = new Set(), weightOf = () => 1 }: Pages = {},
): Set<string>[] {
  const clusters = clustersOf(modules, bytesOf, whole);
  for (;;) {
    const best = bestPair(clusters, weightOf);
    if (!best) break;
    const [one, other] = best;
    other.modules.forEach((id) => one.modules.add(id));
    other.pages.forEach((page) => one.pages.add(page));
    one.bytes += other.bytes;
    clusters.splice(clusters.indexOf(other), 1);
  }
  // The bundler gives a file also what its modules import, unless an earlier file has it.
  const weigh = (cluster: Cluster) => sumOf([...cluster.pages].map(weightOf));
  return clusters.sort((a, b) => weigh(b) - weigh(a)).map((cluster) => cluster.modules);
}

function clustersOf(
  modules: ReadonlyMap<string, ReadonlySet<string>>,
  bytesOf: (id: string) => number,
  whole: ReadonlySet<string>,
): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const [id, pages] of modules) {
    if (pages.size < 2 && !whole.has([...pages][0]!)) continue;
    const key = [...pages].sort().join('\n');
    const cluster = clusters.get(key) ?? { modules: new Set(), pages: new Set(pages), bytes: 0 };
    cluster.modules.add(id);
    cluster.bytes += bytesOf(id);
    clusters.set(key, cluster);
  }
  return [...clusters.values()];
}

function bestPair(clusters: readonly Cluster[], weightOf: (page: string) => number): [Cluster, Cluster] | undefined {
  let most = 0;
  let best: [Cluster, Cluster] | undefined;
  clusters.forEach((one, at) => {
    for (const other of clusters.slice(at + 1)) {
      const gain = requestsSaved(one, other, weightOf) * FILE_COSTS - inVain(one, other, weightOf) - inVain(other, one, weightOf);
      if (gain > most) [most, best] = [gain, [one, other]];
    }
  });
  return best;
}

function requestsSaved(one: Cluster, other: Cluster, weightOf: (page: string) => number): number {
  return sumOf([...one.pages].filter((page) => other.pages.has(page)).map((page) => Math.min(MOST_SPARED, weightOf(page))));
}

/** Bytes of one cluster that the pages of the other would load in vain. */
function inVain(one: Cluster, other: Cluster, weightOf: (page: string) => number): number {
  return one.bytes * sumOf([...other.pages].filter((page) => !one.pages.has(page)).map(weightOf));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
