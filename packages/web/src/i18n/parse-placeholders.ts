import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Parses a text with only simple placeholders into a compiled message, so that the catalogue of its own language need not contain it.
 * @example parsePlaceholders('Edit {address}') // ['Edit ', ['address'], '']
 */
export function parsePlaceholders(text: string): CompiledMessage {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? [part] : part));
}
