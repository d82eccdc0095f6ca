interface Cluster {
  readonly modules: Set<string>;
  readonly pages: Set<string>;
  bytes: number;
}

/** Cost in bytes of a separate file, for each page that loads it: a request, its imports and exports, and a compression that begins from nothing. */
const FILE_COSTS = 4000;

/**
 * Gathers what several pages share into few files: by itself the bundler makes one for each set of pages, some of them a single icon.
 * Files are joined as long as the requests that are saved outweigh the code that some pages load in vain.
 */
export function sharedChunks(
  modules: ReadonlyMap<string, ReadonlySet<string>>,
  bytesOf: (id: string) => number,
  whole: ReadonlySet<string> = new Set(),
): Set<string>[] {
  const clusters = clustersOf(modules, bytesOf, whole);
  for (;;) {
    const best = bestPair(clusters);
    if (!best) break;
    const [one, other] = best;
    other.modules.forEach((id) => one.modules.add(id));
    other.pages.forEach((page) => one.pages.add(page));
    one.bytes += other.bytes;
    clusters.splice(clusters.indexOf(other), 1);
  }
  return clusters.sort((a, b) => b.pages.size - a.pages.size).map((cluster) => cluster.modules);
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

function bestPair(clusters: readonly Cluster[]): [Cluster, Cluster] | undefined {
  let most = 0;
  let best: [Cluster, Cluster] | undefined;
  clusters.forEach((one, at) => {
    for (const other of clusters.slice(at + 1)) {
      const both = [...one.pages].filter((page) => other.pages.has(page)).length;
      const inVain = (one.pages.size - both) * other.bytes + (other.pages.size - both) * one.bytes;
      const gain = both * FILE_COSTS - inVain;
      if (gain > most) [most, best] = [gain, [one, other]];
    }
  });
  return best;
}
