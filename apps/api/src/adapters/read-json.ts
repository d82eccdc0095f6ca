const MOST_BYTES = 256 * 1024;

/** Asks for JSON. Throws when there is none in time, too much of it, or a fault; a redirection is followed nowhere. The address is named by its host alone, for keys may stand in its query. */
export async function readJson(address: URL, patienceMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`${address.host} answers more than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  if (!response.ok) throw new Error(`${address.host} answers ${response.status}.`);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
