/** Whether this connection can afford fetching ahead: not with Save-Data, not on 2g or 3g. */
export function isFrugal(): boolean {
  const connection = (globalThis.navigator as { connection?: { saveData?: boolean; effectiveType?: string } } | undefined)?.connection;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
