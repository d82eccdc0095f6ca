import { NamedClient } from '@bozor/api/platform/db/named-client.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns the statements that `work` sends to the database. */
export async function listenIn(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const usual = Object.getOwnPropertyDescriptor(NamedClient.prototype, 'query')!;
  const ask = usual.value as (...given: unknown[]) => unknown;
  Object.defineProperty(NamedClient.prototype, 'query', {
    ...usual,
    value(this: NamedClient, ...given: unknown[]) {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values) && /^\s*(select|with)/i.test(text)) heard.push({ text, values });
      return ask.apply(this, given);
    },
  });
  try {
    await work();
  } finally {
    Object.defineProperty(NamedClient.prototype, 'query', usual);
  }
  return heard;
}
