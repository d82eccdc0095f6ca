import type { LocalizedText } from '../products/product-seed.ts';

export interface SeededVehicle {
  readonly key: string;
  readonly name: LocalizedText;
  readonly minKm: number;
  readonly maxKm: number;
  /** Soʻm added to the charge. */
  readonly extra: number;
}

export const VEHICLES: readonly SeededVehicle[] = [
  { key: 'bicycle', name: { en: 'Bicycle', uz: 'Velosiped', ru: 'Велосипед', ar: 'دراجة هوائية' }, minKm: 0, maxKm: 4, extra: 0 },
  { key: 'scooter', name: { en: 'Scooter', uz: 'Skuter', ru: 'Скутер', ar: 'سكوتر' }, minKm: 0, maxKm: 12, extra: 0 },
  { key: 'car', name: { en: 'Car', uz: 'Avtomobil', ru: 'Автомобиль', ar: 'سيارة' }, minKm: 0, maxKm: 60, extra: 3_000 },
  { key: 'van', name: { en: 'Van', uz: 'Furgon', ru: 'Фургон', ar: 'شاحنة صغيرة' }, minKm: 0, maxKm: 80, extra: 15_000 },
];

/** Couriers of each zone, by vehicle. */
export const COURIERS_PER_ZONE: Readonly<Record<string, readonly string[]>> = {
  centre: ['bicycle', 'scooter', 'scooter', 'scooter', 'car', 'car', 'van'],
  north: ['bicycle', 'scooter', 'scooter', 'car', 'car'],
  east: ['scooter', 'scooter', 'scooter', 'car', 'van'],
  west: ['bicycle', 'scooter', 'scooter', 'car', 'car'],
  south: ['scooter', 'scooter', 'car', 'car'],
  bektemir: ['scooter', 'car', 'car'],
};
