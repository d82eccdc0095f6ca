/** URL of a stored picture, relative to the shop, so that it works under every host name. */
export function mediaUrl(key: string): string;
export function mediaUrl(key: string | null): string | null;
export function mediaUrl(key: string | null): string | null {
  return key === null ? null : `/media/${key}`;
}

/** Hues of the design are multiples of five. */
export function tileHue(hue: number): number {
  return (Math.round(hue / 5) * 5) % 360;
}
