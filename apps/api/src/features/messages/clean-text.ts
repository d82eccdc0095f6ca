/** As much as the database takes of one message. */
export const LONGEST_BYTES = 4096;

/** Marks that turn the direction of the writing around and would show a text other than it is. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** What was written, without turning marks and without empty ends. `cleanText(' Salom\u202e ')` → `'Salom'` */
export function cleanText(text: string): string {
  return text.replace(TURNING, '').trim();
}
