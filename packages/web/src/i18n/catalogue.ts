import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Calendar } from './calendar.ts';

/** All words of one language as the build makes them: `virtual:words/<locale>`. English has only the texts with forms: those with holes alone are read as they are. */
export interface Catalogue {
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  readonly calendar: Calendar;
}
