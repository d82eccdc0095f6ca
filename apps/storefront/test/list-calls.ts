import { API } from '@bozor/contract/shop/routes.ts';
import { parseSync, Visitor, type MemberExpression, type Node, type Program } from 'oxc-parser';
import { listSources } from './list-sources.ts';

/** Modules that offer the calls of the shop, with the name of the export. */
const OFFERS: Readonly<Record<string, string>> = { '@bozor/contract/shop/calls.ts': 'calls', '@bozor/contract/shop/routes.ts': 'API' };
/** Files that may reach the network: the client of all calls and a probe; in the last two `fetch` is an import that is awaited. */
const REACHES_NETWORK = [
  'platform/shop-api.ts',
  'packages/web/api/reach-server.ts',
  'packages/web/overlays/lazy-component.tsx',
  'packages/web/hydration/lazy-hydrate.tsx',
];
/** Files that ask another server than the shop's: the external phone verification. */
const ASKS_ELSEWHERE = ['platform/session/request-external-code.ts'];
const NETWORK = new Set(['fetch', 'EventSource', 'WebSocket', 'XMLHttpRequest', 'sendBeacon']);

interface Calls {
  /** Each place that names a call which changes something: `features/orders/cancel-order-dialog.tsx orders.cancel`. */
  readonly mutations: readonly string[];
  /** Places where a call is not written as `calls.word.name`, so that this list would miss it. */
  readonly hidden: readonly string[];
}

/** Calls of the shop that change something, as the sources of the storefront name them. */
export function listCalls(): Calls {
  const all = listSources().map(({ file, text }) => callsIn(file, text));
  return { mutations: all.flatMap(({ mutations }) => mutations), hidden: all.flatMap(({ hidden }) => hidden) };
}

/** The calls of one source. */
export function callsIn(file: string, text: string): Calls {
  const { program } = parseSync(file, text);
  const names = namesOfCalls(program);
  const mutations: string[] = [];
  const hidden: string[] = [];
  const inChain = new Set<Node>();
  const isElsewhere = ASKS_ELSEWHERE.includes(file);
  const isNetwork = (name: string) => NETWORK.has(name) && !isElsewhere && !REACHES_NETWORK.includes(file);
  const hide = ({ start, end }: Node) => hidden.push(`${file}: ${text.slice(start, end).slice(0, 80)}`);
  const take = (isMutation: boolean) => (node: Node) => {
    const found = node.type === 'MemberExpression' && chainOf(node, names);
    if (!found || inChain.has(found.root)) return;
    inChain.add(found.root);
    if (isMutation || isChange(found.word, found.name)) mutations.push(`${file} ${found.word}.${found.name}`);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'useApiMutation' && first) take(true)(first);
      const called = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property : callee;
      if (called.type === 'Identifier' && isNetwork(called.name)) hide(callee);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && isNetwork(callee.name)) hide(callee);
    },
    MemberExpression: take(false),
    TSQualifiedName: ({ left }) => void (left.type === 'Identifier' && inChain.add(left)),
    TSTypeQuery: ({ exprName }) => void inChain.add(exprName),
    Property: (property) => {
      const { key, value } = property;
      if (key.type === 'Identifier' && key.name === 'method' && value.type === 'Literal' && isWriting(value.value) && !isElsewhere)
        hide(property);
    },
  }).visit(program);
  new Visitor({
    ImportSpecifier: ({ local, imported }) => void inChain.add(local).add(imported),
  }).visit(program);
  new Visitor({ Identifier: (node) => void (names.has(node.name) && !inChain.has(node) && hide(node)) }).visit(program);
  return { mutations, hidden };
}

/** Local names under which a source imports the calls. */
function namesOfCalls(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    const offered = OFFERS[node.source.value];
    for (const specifier of node.specifiers)
      if (offered && (specifier.type !== 'ImportSpecifier' || nameOf(specifier.imported) === offered)) names.add(specifier.local.name);
  }
  return names;
}

/** The parts of `calls.word.name`. */
function chainOf({ object, property, computed }: MemberExpression, names: ReadonlySet<string>) {
  if (computed || property.type !== 'Identifier' || object.type !== 'MemberExpression' || object.computed) return undefined;
  const { object: root, property: word } = object;
  if (root.type !== 'Identifier' || !names.has(root.name) || word.type !== 'Identifier') return undefined;
  return { root, word: word.name, name: property.name };
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

function isChange(word: string, name: string): boolean {
  const group: Readonly<Record<string, { readonly method: string }>> | undefined = API[word as keyof typeof API];
  return group?.[name] !== undefined && group[name].method !== 'GET';
}

const isWriting = (method: unknown) => typeof method === 'string' && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method.toUpperCase());
