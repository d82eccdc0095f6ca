interface PageQuery {
  readonly limit?: number;
  readonly offset: number;
}

type Whole<Name extends string, Row> = { total_size: number; limit: number; offset: number } & { [K in Name]: Row[] };

/**
 * Envelope of a naturally short list: the whole list, unless a page is requested. A client that reads until a page is empty terminates.
 * `wholeList('modules', modules, query)`
 */
export function wholeList<const Name extends string, Row>(
  name: Name,
  rows: readonly Row[],
  { limit, offset }: PageQuery,
): Whole<Name, Row> {
  const size = limit ?? rows.length;
  const page = rows.slice((offset - 1) * size, offset * size);
  return { total_size: rows.length, limit: size, offset, [name]: page } as Whole<Name, Row>;
}
