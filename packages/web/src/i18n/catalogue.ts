import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Calendar } from './calendar.ts';

/**
 * All messages of one language, as built by `virtual:words/<locale>`. English has only the messages with plural or select forms: the others
 * are parsed from their source.
 */
export interface Catalogue {
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  readonly calendar: Calendar;
}
