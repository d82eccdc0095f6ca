import { parseAst } from 'vite';

interface LeftOut {
  /** Functions that keep nothing but this body, by name. One that is missing is an error. */
  readonly functions: Readonly<Record<string, string>>;
  /** Classes whose methods go: `Name.prototype.method = …`. */
  readonly classes?: readonly string[];
  /** Kinds of React's components, which it tells apart by `fiber.tag`. */
  readonly kinds?: readonly number[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Edit = readonly [start: number, end: number, text: string];

/** The source of a package without parts that nobody calls; what only they needed is then dropped by the minifier. */
export function leaveOut(source: string, { functions, classes = [], kinds = [] }: LeftOut): string {
  const edits: Edit[] = [];
  const found = new Set<string>();
  const isUnused = (value: unknown) => kinds.includes(value as number);
  const visit = (node: Node): void => {
    const name = node.type === 'FunctionDeclaration' ? (node.id as { readonly name: string } | null)?.name : undefined;
    const { start, end } = node;
    if (name !== undefined && functions[name] !== undefined) {
      found.add(name);
      const body = node.body as Node;
      edits.push([body.start, body.end, functions[name]]);
    } else if (classes.includes(ownerOfMethod(node) ?? '')) {
      edits.push([start, end, '']);
    } else if (comparedKind(node) !== undefined && isUnused(comparedKind(node))) {
      edits.push([start, end, node.operator === '===' ? '!1' : '!0']);
    } else if (node.type === 'SwitchStatement' && isKind(node.discriminant as Node)) {
      const cases = node.cases as readonly Node[];
      cases.forEach((one, at) => (isUnusedCase(cases, at, isUnused) ? edits.push([one.start, one.end, declarationsOf(one)]) : visit(one)));
    } else childrenOf(node).forEach(visit);
  };
  visit(parseAst(source) as unknown as Node);
  const missing = Object.keys(functions).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} any more to be left out of the build`);
  return edited(source, edits);
}

/** The source with calls of `name(condition, message)` telling `instead` of their message. */
export function shortenMessages(source: string, name: RegExp, instead: string): string {
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    const [, message] = node.type === 'CallExpression' ? (node.arguments as readonly Node[]) : [];
    if (message && name.test((node.callee as { readonly name?: string }).name ?? ''))
      edits.push([message.start, message.end, JSON.stringify(instead)]);
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source) as unknown as Node);
  return edited(source, edits);
}

function edited(source: string, edits: Edit[]): string {
  return edits.sort(([a], [b]) => b - a).reduce((code, [start, end, text]) => code.slice(0, start) + text + code.slice(end), source);
}

/** Whether a case can go: it is of an unused kind, nothing that stays falls into it, and it falls into nothing. */
function isUnusedCase(cases: readonly Node[], at: number, isUnused: (value: unknown) => boolean): boolean {
  const kindOf = (one: Node) => (one.test as Node | null)?.value;
  const bodyOf = (one: Node) => one.consequent as readonly Node[];
  if (!isUnused(kindOf(cases[at]!))) return false;
  if (bodyOf(cases[at]!).length === 0) return true;
  if (!leaves(bodyOf(cases[at]!))) return false;
  for (let before = at - 1; before >= 0; before -= 1) {
    const one = cases[before]!;
    if (bodyOf(one).length > 0) return leaves(bodyOf(one));
    if (!isUnused(kindOf(one))) return false;
  }
  return true;
}

function leaves(body: readonly Node[]): boolean {
  const last = body.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body as readonly Node[]);
  return /^(Return|Break|Throw|Continue)Statement$/.test(last?.type ?? '');
}

/** What other cases may use of one that goes: a `var` belongs to the whole function. */
function declarationsOf(one: Node): string {
  const names: string[] = [];
  const visit = (node: Node): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'VariableDeclaration' && node.kind === 'var')
      names.push(...(node.declarations as readonly Node[]).map(({ id }) => (id as { readonly name: string } & Node).name));
    childrenOf(node).forEach(visit);
  };
  visit(one);
  return names.length === 0 ? '' : `case NaN:var ${names.join()};break;`;
}

/** `fiber.tag` */
function isKind({ type, computed, property }: Node): boolean {
  return type === 'MemberExpression' && computed === false && (property as Node).name === 'tag';
}

/** The 30 of `30 === fiber.tag`. */
function comparedKind({ type, operator, left, right }: Node): unknown {
  if (type !== 'BinaryExpression' || (operator !== '===' && operator !== '!==')) return undefined;
  return isKind(left as Node) ? (right as Node).value : isKind(right as Node) ? (left as Node).value : undefined;
}

/** The Name of `Name.prototype.method = …`. */
function ownerOfMethod({ type, expression }: Node): string | undefined {
  const { left } = type === 'ExpressionStatement' ? (expression as { readonly left?: Node }) : {};
  const { property, object } = (left?.object ?? {}) as { readonly property?: Node; readonly object?: Node };
  return property?.name === 'prototype' ? (object?.name as string) : undefined;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child);
}
