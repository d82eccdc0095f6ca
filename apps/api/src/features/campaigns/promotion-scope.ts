import type { Api } from '../../platform/api.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { modulesOf } from '../items/list-items.ts';

/** Zones, modules, language and time of a read of promotions. */
export interface PromotionScope {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  readonly locale: Locale;
  readonly now: Date;
}

export async function promotionScopeOf(api: Api, scope: Scope): Promise<PromotionScope> {
  return { ...scope, moduleIds: await modulesOf(api, scope), now: api.adapters.clock.now() };
}
