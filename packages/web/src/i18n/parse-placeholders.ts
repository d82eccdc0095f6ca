import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * A text with nothing but holes as a message that can be filled in, so that no catalogue of its own language needs to hold it.
 * @example parsePlaceholders('Edit {address}') // ['Edit ', ['address'], '']
 */
export function parsePlaceholders(text: string): CompiledMessage {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? [part] : part));
}
