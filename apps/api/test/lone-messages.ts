import type pg from 'pg';

/** Tables of messages, jobs and notices: their rows belong into the transaction of their cause. */
const MESSAGES = /\binsert into "?(outbox|requested_jobs|notifications)\b/i;
const WRITTEN =
  /\b(?:insert into|update|delete from|merge into) "?(?!outbox\b|requested_jobs\b|notifications\b|set\b|of\b|skip\b|nothing\b)(\w+)/i;

/**
 * Finds transactions of a pool that commit a message, job or notice and nothing else: its cause was committed before or after it, and one
 * of the two is lost when the process ends in between. Returns the statements of each.
 */
export function watchLoneMessages(pool: pg.Pool): () => readonly string[] {
  const found: string[] = [];
  pool.on('connect', (client) => {
    let open: string[] | undefined;
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0]);
      if (/^\s*(?:begin|start transaction)\b/i.test(text)) open = [];
      else if (/^\s*rollback\s*$/i.test(text)) open = undefined;
      else if (/^\s*commit\b/i.test(text)) {
        if (open?.some((each) => MESSAGES.test(each)) && !open.some((each) => WRITTEN.test(each))) found.push(open.join(';\n'));
        open = undefined;
      } else open?.push(text);
      return query(...given);
    }) as typeof client.query;
  });
  return () => found;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}
