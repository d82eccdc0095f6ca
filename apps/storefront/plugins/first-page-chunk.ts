interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules that every page loads at once: what these files import, and what that imports, but not what is fetched later. */
const ALWAYS = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/frame.tsx', 'app/routes/page-boundary.tsx'];
const BASE = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

/** The name of the file for modules of every page: `base` for what changes with a release of others, `shell` for ours. */
export function firstPageChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  let always: ReadonlySet<string> | undefined;
  return (id, graph) => {
    if (BASE.test(id)) return 'base';
    always ??= reachableFrom(
      ALWAYS.flatMap((file) => [`${root}/${file}`, `${root}/${file}?__react-router-build-client-route`]),
      graph,
    );
    return always.has(id) ? 'shell' : null;
  };
}

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
