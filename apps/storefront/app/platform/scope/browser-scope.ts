import { toModuleId, type Scope } from './scope.ts';
import { readStored } from '../storage.ts';
import { pageQuery } from '../pages/page-query.ts';
import { DEFAULT_LOCALE, type Locale } from '@bozor/domain/words/locale.ts';

let locale: Locale = DEFAULT_LOCALE;

/** Sets the displayed language, which all API calls use. */
export function setBrowserLocale(next: Locale): void {
  locale = next;
}

/** Current zones, module and language for a URL with that query. A module in the URL takes precedence over the stored one. */
export function browserScope(search = window.location.search): Scope {
  return {
    zoneIds: readStored('zoneid'),
    moduleId: toModuleId(pageQuery({ search }).get('module_id')) ?? readStored('module')?.id,
    locale,
  };
}
