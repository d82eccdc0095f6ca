import pg from 'pg';

/** Notice of the database function `wake_relay()`. */
const LEFT_FOR_RELAY = 'BZ001';

export interface NamedClientConfig {
  readonly statementNames?: StatementNames;
  /** Called when a transaction that left work for the relay has ended: `platform/events/relay.ts`. */
  readonly onLeft?: (() => void) | undefined;
}

/** Limit of named statement texts; a shop has a few hundred. */
const MOST_NAMES = 500;

/**
 * A client that names every statement with parameters, so that the server parses and plans it once per connection: a third of the work. It
 * also marks a connection as broken; `createPool` then discards it.
 */
export class NamedClient extends pg.Client {
  isSpoiled = false;
  readonly #names: StatementNames;
  /** The current transaction has left work for the relay. */
  #hasLeft = false;

  /** Connections of one pool share their statement names. */
  constructor(config: pg.ClientConfig & NamedClientConfig = {}) {
    super(config);
    this.#names = config.statementNames ?? new StatementNames();
    const { onLeft } = config;
    if (!onLeft) return;
    this.on('notice', ({ code }) => {
      if (code === LEFT_FOR_RELAY) this.#hasLeft = true;
    });
    this.on('drain', () => {
      if (!this.#hasLeft || this.getTransactionStatus() !== 'I') return;
      this.#hasLeft = false;
      onLeft();
    });
  }

  // The overloads of `pg` cannot be expressed as one signature.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const answer: unknown = super.query(...(named(args, this.#names) as Parameters<pg.Client['query']>));
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (!isOwnFault(error)) this.isSpoiled = true;
      });
    }
    return answer;
  }
}

/** Assigns each statement text its prepared name. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined when there are too many texts. Write lists as `= any($1)` and `unnest($1)` instead of a new text for every length. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

function named(args: readonly unknown[], names: StatementNames): readonly unknown[] {
  const [query, ...rest] = args;
  if (typeof query === 'string') {
    const [values, ...callback] = rest;
    if (!Array.isArray(values) || values.length === 0) return args;
    const name = names.of(query);
    return name === undefined ? args : [{ name, text: query, values: values as unknown[] }, ...callback];
  }
  if (!isPlainQuery(query)) return args;
  const values = query.values ?? (Array.isArray(rest[0]) ? (rest[0] as unknown[]) : undefined);
  const name = values && values.length > 0 ? names.of(query.text) : undefined;
  return name === undefined ? args : [{ ...query, name, values }, ...(query.values ? rest : rest.slice(1))];
}

interface PlainQuery {
  readonly text: string;
  readonly values?: unknown[];
}

/** Excludes named queries, and submittables such as a cursor. */
function isPlainQuery(query: unknown): query is PlainQuery {
  if (typeof query !== 'object' || query === null || 'submit' in query) return false;
  const { text, name } = query as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}

/**
 * The server refused the statement for its data, its syntax or a race, and the connection is intact. After any other error its state is
 * unknown.
 */
function isOwnFault(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?:(?:0A|22|23|2B|40|42|44|P0)[0-9A-Z]{3}|25P02|55P03|57014)$/.test(code);
}
