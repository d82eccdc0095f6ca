/** A random key that nobody else has. `crypto.randomUUID` exists on secure pages only, and a shop may be reached by a bare address. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
