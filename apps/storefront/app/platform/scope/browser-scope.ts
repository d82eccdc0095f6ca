import { toModuleId, type Scope } from './scope.ts';
import { readStored } from '../storage.ts';
import { DEFAULT_LOCALE, type Locale } from '@bozor/domain/words/locale.ts';

let locale: Locale = DEFAULT_LOCALE;

/** The language on the screen, which calls from anywhere speak. */
export function setBrowserLocale(next: Locale): void {
  locale = next;
}

/** Zones, module and language of this moment, at an address with that query. A link that names its module wins over the remembered one. */
export function browserScope(search = window.location.search): Scope {
  return {
    zoneIds: readStored('zoneid'),
    moduleId: toModuleId(new URLSearchParams(search).get('module_id')) ?? readStored('module')?.id,
    locale,
  };
}
