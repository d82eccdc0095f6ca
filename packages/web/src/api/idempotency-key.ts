/** A random 128-bit key. `crypto.randomUUID` exists only in secure contexts, and a shop may run on plain HTTP. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
