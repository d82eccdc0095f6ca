/**
 * Characters that show nothing and change nothing a person reads: soft hyphen, zero-width characters, marks and overrides of direction,
 * fillers, the byte order mark, tags. They come with text copied from contacts, chats and web pages.
 */
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
/** The joiner of an emoji of several (a family) stays. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
/** A variation selector without a character before it. */
const STRAY_SELECTOR = /(?<=^|\s)[\uFE00-\uFE0F]+/gu;
/** Spaces of every kind but tab and line ends, and the braille cell without dots. */
const SPACES = /[^\S\t\n\r ]|\u2800/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Cleans a text that a person wrote: NFC, without invisible characters, every kind of space a plain one, none at the ends. Secrets are never
 * cleaned: a password is whatever was typed.
 * @example cleanText('\u200bAziz\u00a0Karimov\u202c ') // 'Aziz Karimov'
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(STRAY_JOINER, '').replace(SPACES, ' ').replace(STRAY_SELECTOR, '').trim();
}

/**
 * Returns whether nothing of a text can be seen.
 * @example isBlank('\u200b\u00a0\u2800') // true
 */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || !VISIBLE.test(cleanText(text));
}
