import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The space between a number and its unit; `vite/keep-units.ts` has the units of the other languages. */
const BEFORE_UNIT = /\} (?=(k?[gm]|m?l|min|pack)\b|%)/g;

/**
 * Parses a text with only simple placeholders into a compiled message, so that the catalogue of its own language need not contain it.
 * @example parsePlaceholders('Edit {address}') // ['Edit ', ['address'], '']
 */
export function parsePlaceholders(text: string): CompiledMessage {
  return text
    .replace(BEFORE_UNIT, '}\u00a0')
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? [part] : part));
}
