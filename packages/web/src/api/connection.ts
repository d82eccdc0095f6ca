/** Whether the connection is too slow or metered for prefetching: Save-Data, 2g or 3g. */
export function prefersReducedData(): boolean {
  const connection = (globalThis.navigator as { connection?: { saveData?: boolean; effectiveType?: string } } | undefined)?.connection;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
