const MOST_BYTES = 256 * 1024;

/**
 * Fetches JSON. Throws on timeout, on too large a response and on a fault; redirects are not followed. Errors name only the host, because
 * the query may contain keys.
 */
export async function readJson(address: URL, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
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
