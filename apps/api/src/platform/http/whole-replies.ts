import type { Endpoint } from '@bozor/contract/endpoint.ts';
import type { Scope } from './scope.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

interface Schema {
  readonly 'properties'?: Readonly<Record<string, Schema>>;
  readonly 'items'?: Schema;
  readonly 'anyOf'?: readonly Schema[];
  readonly 'x-shop-address'?: true;
  readonly 'x-whole-item'?: true;
}

type Fields = Readonly<Record<string, unknown>>;
/** Fields of whole items by id. */
type FieldsOfItems = ReadonlyMap<number, Fields>;
/** Returns a value with changed parts. Never changes the value itself, which may be shared. */
type Rewrite = (value: unknown) => unknown;

interface WholeRepliesOptions {
  /** Public address of the shop, where the operator set one; else addresses stay paths. */
  readonly addressBase: string | undefined;
  /** Reads what an item has beyond its card, for all items of a reply at once. */
  readonly readItems: (ids: readonly number[], scope: Scope) => Promise<FieldsOfItems>;
}

/**
 * Replies as other clients get them: addresses of the shop are absolute where its public address is set, and items of lists have all their
 * fields. The shop's own pages ask for less (`X-reply-shape: page`): paths, which work under every host name, and cards.
 * The schema of the reply says where addresses and items are.
 */
export class WholeReplies {
  readonly #options: WholeRepliesOptions;
  readonly #addressed = new WeakMap<AnyEndpoint, Rewrite>();

  constructor(options: WholeRepliesOptions) {
    this.#options = options;
  }

  async of<Reply>(endpoint: AnyEndpoint, reply: Reply, scope: Scope): Promise<Reply> {
    if (scope.shape === 'page') return reply;
    return this.withAddresses(endpoint, await this.#withItems(endpoint, reply, scope), scope) as Reply;
  }

  /** A reply or an event of a stream with absolute addresses. */
  withAddresses(endpoint: AnyEndpoint, reply: unknown, { shape }: Pick<Scope, 'shape'>): unknown {
    const { addressBase } = this.#options;
    if (shape === 'page' || addressBase === undefined) return reply;
    const known = this.#addressed.get(endpoint);
    if (known) return known(reply);
    const absolute: Rewrite = (value) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? addressBase + value : value);
    const rewrite = rewriting(endpoint.reply, (schema) => (schema['x-shop-address'] ? absolute : undefined)) ?? unchanged;
    this.#addressed.set(endpoint, rewrite);
    return rewrite(reply);
  }

  async #withItems(endpoint: AnyEndpoint, reply: unknown, scope: Scope): Promise<unknown> {
    const ids = new Set<number>();
    const note: Rewrite = (item) => (ids.add((item as { readonly id: number }).id), item);
    const collect = rewriting(endpoint.reply, (schema) => (schema['x-whole-item'] ? note : undefined));
    collect?.(reply);
    if (ids.size === 0) return reply;
    const fields = await this.#options.readItems([...ids], scope);
    const complete: Rewrite = (item) => ({ ...(item as Fields), ...fields.get((item as { readonly id: number }).id) });
    return rewriting(endpoint.reply, (schema) => (schema['x-whole-item'] ? complete : undefined))!(reply);
  }
}

const unchanged: Rewrite = (value) => value;

/** Rewrites the parts of a value whose schemas have a rule; undefined where none has. */
function rewriting(schema: Schema, ruleOf: (schema: Schema) => Rewrite | undefined): Rewrite | undefined {
  const inner = rewritingInside(schema, ruleOf);
  const own = ruleOf(schema);
  const rewrite = inner && own ? (value: unknown) => own(inner(value)) : (own ?? inner);
  return rewrite && ((value) => (value === null || value === undefined ? value : rewrite(value)));
}

function rewritingInside(
  { properties = {}, items, anyOf = [] }: Schema,
  ruleOf: (schema: Schema) => Rewrite | undefined,
): Rewrite | undefined {
  const ofEntry = items && rewriting(items, ruleOf);
  const ofFields = Object.entries(properties).flatMap(([name, property]) => {
    const rewrite = rewriting(property, ruleOf);
    return rewrite ? [[name, rewrite] as const] : [];
  });
  const ofBranches = anyOf.flatMap((branch) => rewriting(branch, ruleOf) ?? []);
  if (!ofEntry && ofFields.length === 0 && ofBranches.length === 0) return undefined;
  return (value) => {
    if (Array.isArray(value)) return ofEntry ? value.map(ofEntry) : value;
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Fields;
    const rewritten = Object.fromEntries(
      ofFields.filter(([name]) => Object.hasOwn(fields, name)).map(([name, rewrite]) => [name, rewrite(fields[name])]),
    );
    return ofBranches.reduce<unknown>((made, rewrite) => rewrite(made), { ...fields, ...rewritten });
  };
}
