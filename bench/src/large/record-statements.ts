import { NamedClient } from '@bozor/api/platform/db/named-client.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns the statements that `work` sends to the database. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = Object.getOwnPropertyDescriptor(NamedClient.prototype, 'query')!;
  const send = original.value as (...given: unknown[]) => unknown;
  Object.defineProperty(NamedClient.prototype, 'query', {
    ...original,
    value(this: NamedClient, ...given: unknown[]) {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values) && /^\s*(select|with)/i.test(text)) statements.push({ text, values });
      return send.apply(this, given);
    },
  });
  try {
    await work();
  } finally {
    Object.defineProperty(NamedClient.prototype, 'query', original);
  }
  return statements;
}
