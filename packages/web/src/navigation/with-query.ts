type QueryValue = string | number | boolean | null | undefined;

/** Returns the URL with some query values set, or removed by null. The order of the others is preserved. */
export function withQuery(
  address: { readonly pathname: string; readonly search: string },
  changes: Readonly<Record<string, QueryValue>>,
): string {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? address.pathname : `${address.pathname}?${query}`;
}
