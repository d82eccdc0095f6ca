import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { text } from '@bozor/web/i18n/text.ts';

/** Filters of the board as the address has them. */
export interface BoardFilters {
  readonly zone: string | undefined;
  readonly module: string | undefined;
  readonly store: string | undefined;
}

export const MODULE_WORDS: Readonly<Record<ModuleType, string>> = {
  food: text('Food'),
  grocery: text('Grocery'),
  pharmacy: text('Pharmacy'),
  ecommerce: text('Shop'),
  parcel: text('Parcel'),
};

export function readBoardFilters(params: URLSearchParams): BoardFilters {
  const of = (name: string) => params.get(name) || undefined;
  return { zone: of('zone'), module: of('module'), store: of('store') };
}

export function filterBoard(orders: readonly BoardOrder[], { zone, module, store }: BoardFilters): readonly BoardOrder[] {
  return orders.filter(
    (order) =>
      (zone === undefined || String(order.zone.id) === zone) &&
      (module === undefined || order.module.type === module) &&
      (store === undefined || String(order.store?.id) === store),
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values that running orders have, each once, by name. */
export function optionsOf(orders: readonly BoardOrder[], optionOf: (order: BoardOrder) => Option | null): Option[] {
  const options = new Map(orders.flatMap((order) => optionOf(order) ?? []).map((option) => [option.value, option]));
  return [...options.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}
