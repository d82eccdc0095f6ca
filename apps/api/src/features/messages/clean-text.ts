/** The database's limit for one message. */
export const LONGEST_BYTES = 4096;

/** Bidirectional control characters, which could disguise a text. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes bidirectional control characters and surrounding whitespace. `cleanText(' Salom\u202e ')` → `'Salom'` */
export function cleanText(text: string): string {
  return text.replace(TURNING, '').trim();
}
