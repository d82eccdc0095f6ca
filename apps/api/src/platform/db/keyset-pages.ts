/**
 * Keyset cursor of a list by time. The time is PostgreSQL's text: a JavaScript date would lose its microseconds and return the row again.
 */
export interface Position {
  readonly at: string;
  readonly id: number;
}

const START: Position = { at: '-infinity', id: 0 };
const PAGE_SIZE = 100;

/**
 * Iterates over all rows of a list, page by page. A row that stays in the list is returned once, so that it does not block those behind it.
 */
export async function* keysetPages<Row extends Position>(
  read: (after: Position, most: number) => Promise<readonly Row[]>,
  pageSize = PAGE_SIZE,
): AsyncGenerator<Row> {
  for (let after = START; ;) {
    const rows = await read(after, pageSize);
    yield* rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)!;
  }
}
