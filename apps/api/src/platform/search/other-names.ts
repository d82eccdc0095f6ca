import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { indexOtherNames, type OtherNamesIndex } from '@bozor/domain/search/other-names.ts';
import ecommerce from './other-names/ecommerce.json' with { type: 'json' };
import food from './other-names/food.json' with { type: 'json' };
import grocery from './other-names/grocery.json' with { type: 'json' };
import pharmacy from './other-names/pharmacy.json' with { type: 'json' };

const NONE: OtherNamesIndex = new Map();

const INDEXES: Readonly<Record<ModuleType, OtherNamesIndex>> = {
  food: indexOtherNames(food),
  grocery: indexOtherNames(grocery),
  pharmacy: indexOtherNames(pharmacy),
  ecommerce: indexOtherNames(ecommerce),
  parcel: NONE,
};

/** Other names of the things that modules of a type sell: `other-names/*.json`, described in docs/how-to-change.md. */
export function otherNamesOf(type: ModuleType): OtherNamesIndex {
  return INDEXES[type];
}
