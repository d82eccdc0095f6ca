import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { LIST_FIELDS } from '@bozor/contract/fields.ts';
import type { Scope } from './scope.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

interface Schema {
  readonly 'properties'?: Readonly<Record<string, Schema>>;
  readonly 'items'?: Schema;
  readonly 'anyOf'?: readonly Schema[];
  readonly 'x-shop-address'?: true;
  readonly 'x-whole-item'?: true;
  readonly [LIST_FIELDS]?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
/** Fields of whole items by id. */
type FieldsOfItems = ReadonlyMap<number, Fields>;
type Change = (part: unknown) => unknown;
/** Returns a value with its marked parts changed. Never changes the value itself, which may be shared. */
type Rewrite = (value: unknown, change: Change) => unknown;
type Mark = 'x-shop-address' | 'x-whole-item';

interface WholeRepliesOptions {
  /** Public address of the shop, where the operator set one; else addresses stay paths. */
  readonly addressBase: string | undefined;
  /** Reads what an item has beyond its card, for all items of a reply at once. */
  readonly readItems: (ids: readonly number[], scope: Scope) => Promise<FieldsOfItems>;
}

/**
 * Replies as other clients get them: addresses of the shop are absolute where its public address is set, items of lists have all their
 * fields, and every list has the same envelope. The shop's own pages ask for less (`X-reply-shape: page`): paths, which work under every host
 * name, cards, and each list once. The schema of the reply says where addresses, items and lists are.
 */
export class WholeReplies {
  readonly #options: WholeRepliesOptions;
  readonly #rewrites = { 'x-shop-address': new WeakMap<AnyEndpoint, Rewrite>(), 'x-whole-item': new WeakMap<AnyEndpoint, Rewrite>() };

  constructor(options: WholeRepliesOptions) {
    this.#options = options;
  }

  async of<Reply>(endpoint: AnyEndpoint, reply: Reply, scope: Scope): Promise<Reply> {
    if (scope.shape === 'page') return reply;
    return withEnvelope(endpoint, this.withAddresses(endpoint, await this.#withItems(endpoint, reply, scope), scope)) as Reply;
  }

  /** A reply or an event of a stream with absolute addresses. */
  withAddresses(endpoint: AnyEndpoint, reply: unknown, { shape }: Pick<Scope, 'shape'>): unknown {
    const { addressBase } = this.#options;
    if (shape === 'page' || addressBase === undefined) return reply;
    const absolute: Change = (value) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? addressBase + value : value);
    return this.#rewriteOf(endpoint, 'x-shop-address')(reply, absolute);
  }

  async #withItems(endpoint: AnyEndpoint, reply: unknown, scope: Scope): Promise<unknown> {
    const ids = new Set<number>();
    const rewrite = this.#rewriteOf(endpoint, 'x-whole-item');
    rewrite(reply, (item) => (ids.add((item as { readonly id: number }).id), item));
    if (ids.size === 0) return reply;
    const fields = await this.#options.readItems([...ids], scope);
    return rewrite(reply, (item) => ({ ...fields.get((item as { readonly id: number }).id), ...(item as Fields) }));
  }

  /** The schema of a reply is read once. */
  #rewriteOf(endpoint: AnyEndpoint, mark: Mark): Rewrite {
    const known = this.#rewrites[mark].get(endpoint);
    if (known) return known;
    const rewrite = rewriting(endpoint.reply, mark) ?? unchanged;
    this.#rewrites[mark].set(endpoint, rewrite);
    return rewrite;
  }
}

/** A list whose schema says so, in the envelope of all lists. A list without pages is one page. */
function withEnvelope({ reply: schema }: AnyEndpoint, reply: unknown): unknown {
  const names = (schema as Schema)[LIST_FIELDS];
  if (!names) return reply;
  const fields = reply as Readonly<Record<string, readonly unknown[]>>;
  const data = names.flatMap((name) => fields[name]!);
  return { total_size: data.length, limit: data.length, offset: 1, ...fields, data };
}

const unchanged: Rewrite = (value) => value;

/** Rewrites the parts of a value whose schemas have a mark; undefined where none has. */
function rewriting(schema: Schema, mark: Mark): Rewrite | undefined {
  const inner = rewritingInside(schema, mark);
  if (!inner && !schema[mark]) return undefined;
  return (value, change) => {
    if (value === null || value === undefined) return value;
    const rewritten = inner ? inner(value, change) : value;
    return schema[mark] ? change(rewritten) : rewritten;
  };
}

function rewritingInside({ properties = {}, items, anyOf = [] }: Schema, mark: Mark): Rewrite | undefined {
  const ofEntry = items && rewriting(items, mark);
  const ofFields = Object.entries(properties).flatMap(([name, property]) => {
    const rewrite = rewriting(property, mark);
    return rewrite ? [[name, rewrite] as const] : [];
  });
  const ofBranches = anyOf.flatMap((branch) => rewriting(branch, mark) ?? []);
  if (!ofEntry && ofFields.length === 0 && ofBranches.length === 0) return undefined;
  return (value, change) => {
    if (Array.isArray(value)) return ofEntry ? value.map((entry) => ofEntry(entry, change)) : value;
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Fields;
    const rewritten = Object.fromEntries(
      ofFields.filter(([name]) => Object.hasOwn(fields, name)).map(([name, rewrite]) => [name, rewrite(fields[name], change)]),
    );
    return ofBranches.reduce<unknown>((made, rewrite) => rewrite(made, change), { ...fields, ...rewritten });
  };
}
