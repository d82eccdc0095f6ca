import type { ScopeKey } from '@bozor/web/api/query.ts';
import type { Dependence } from '@bozor/contract/endpoint.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import { DEFAULT_ZONES } from '@bozor/domain/storage/zones.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** What public data depends on: where, in which module, in which language. The same for everyone who shares it. */
export interface Scope {
  /** Picked zones; undefined while no place was picked, then all zones are looked at. */
  readonly zoneIds: readonly ZoneId[] | undefined;
  readonly moduleId: number | undefined;
  readonly locale: Locale;
}

const SOFTWARE_ID = 'bozor-web';

/** The headers that every call carries. What is unknown is left out. */
export function scopeHeaders(scope: Scope, point?: Point): Record<string, string> {
  return {
    'zoneid': JSON.stringify(scope.zoneIds ?? DEFAULT_ZONES),
    ...(scope.moduleId !== undefined && { moduleid: String(scope.moduleId) }),
    ...(point && { latitude: String(point.lat), longitude: String(point.lng) }),
    'x-localization': scope.locale,
    'x-software-id': SOFTWARE_ID,
  };
}

/** One word for what an answer depends on, part of every query's key. @example '1,2/4/uz' */
export function scopeKey({ zoneIds, moduleId, locale }: Scope, dependsOn?: Dependence): string {
  if (dependsOn === 'language') return locale;
  const zones = `${zoneIds?.join(',') ?? 'all'}/`;
  return dependsOn === 'zones' ? zones + locale : `${zones}${moduleId ?? '-'}/${locale}`;
}

/** `scopeKey` of one scope, as query keys take it. */
export function scopeKeyOf(scope: Scope): ScopeKey {
  return (dependsOn) => scopeKey(scope, dependsOn);
}

/** The number of a module as an address or cookie gives it. */
export function toModuleId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
