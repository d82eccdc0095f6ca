import type { ScopeKey } from '@bozor/web/api/query.ts';
import type { Dependence } from '@bozor/contract/endpoint.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import { DEFAULT_ZONES } from '@bozor/domain/storage/zones.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** The inputs of public data: zones, module and language. The data is the same for everyone with the same scope. */
export interface Scope {
  /** Picked zones; undefined before a place is picked, when all zones apply. */
  readonly zoneIds: readonly ZoneId[] | undefined;
  readonly moduleId: number | undefined;
  readonly locale: Locale;
}

const SOFTWARE_ID = 'bozor-web';

/** Headers of every call; unknown values are omitted. */
export function scopeHeaders(scope: Scope, point?: Point): Record<string, string> {
  return {
    'zoneid': JSON.stringify(scope.zoneIds ?? DEFAULT_ZONES),
    ...(scope.moduleId !== undefined && { moduleid: String(scope.moduleId) }),
    ...(point && { latitude: String(point.lat), longitude: String(point.lng) }),
    'x-localization': scope.locale,
    'x-software-id': SOFTWARE_ID,
    // Paths and cards: all that the pages of the shop need of addresses and items.
    'x-reply-shape': 'page',
  };
}

/** Part of every query key: the scope an answer depends on. @example '1,2/4/uz' */
export function scopeKey({ zoneIds, moduleId, locale }: Scope, dependsOn?: Dependence): string {
  if (dependsOn === 'language') return locale;
  const zones = `${zoneIds?.join(',') ?? 'all'}/`;
  return dependsOn === 'zones' ? zones + locale : `${zones}${moduleId ?? '-'}/${locale}`;
}

/** `scopeKey` of a scope, in the form that query keys take. */
export function scopeKeyOf(scope: Scope): ScopeKey {
  return (dependsOn) => scopeKey(scope, dependsOn);
}

/** Parses a module id from a URL or cookie. */
export function toModuleId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
