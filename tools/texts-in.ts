import { parseSync, Visitor, type CallExpression } from 'oxc-parser';

/** Returns the arguments of `t`, `rich` and `text` in a source: the texts, and calls whose text is not a literal. */
export function textsIn(path: string, source: string): { texts: string[]; faults: string[] } {
  if (!/\b(t|rich|text)\(/.test(source)) return { texts: [], faults: [] };
  const parsed = parseSync(path, source);
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be read: ${parsed.errors[0]!.message}`);
  const texts: string[] = [];
  const faults: string[] = [];
  const take = (node: Argument): void => {
    if (node.type === 'Literal') {
      if (typeof node.value === 'string') texts.push(node.value);
    } else if (node.type === 'ConditionalExpression') {
      take(node.consequent);
      take(node.alternate);
    } else if (node.type === 'LogicalExpression') {
      take(node.right);
    } else if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
      texts.push(node.quasis[0]!.value.cooked!);
    } else if (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') {
      faults.push(`a text is put together (${source.slice(node.start, node.end)}); use placeholders: t('{count} items', { count }).`);
    }
  };
  new Visitor({
    CallExpression: (call) => {
      const first = call.arguments[0];
      if (first && first.type !== 'SpreadElement' && says(call)) take(first);
    },
  }).visit(parsed.program);
  return { texts, faults };
}

type Argument = Exclude<CallExpression['arguments'][number], { type: 'SpreadElement' }>;

/** `t(…)`, `rich(…)`, `text(…)`, `page.t(…)` */
function says({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return ['t', 'rich', 'text'].includes(callee.name);
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && ['t', 'rich'].includes(callee.property.name);
}
