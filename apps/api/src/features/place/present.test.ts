import { describe, expect, test } from 'vitest';
import type { Point } from '@bozor/domain/places/point.ts';
import { presentFound, presentPrediction, presentZone, presentZoneShape } from './present.ts';

const at = (lat: number, lng: number) => ({ lat, lng }) as Point;
const PLACE: Parameters<typeof presentFound>[0] = { id: 'p', name: 'Amir Temur', area: 'Yunusobod', point: at(41.3, 69.2) };

test.each([
  ['Yunusobod', 'Amir Temur, Yunusobod'],
  ['', 'Amir Temur'],
])('a place in "%s" is written %s', (area, written) => {
  expect(presentPrediction({ ...PLACE, area })).toEqual({
    place_id: 'p',
    description: written,
    structured_formatting: { main_text: 'Amir Temur', secondary_text: area },
    lat: 41.3,
    lng: 69.2,
    house: '',
    flat: '',
    entrance: '',
    floor: '',
    landmark: '',
  });
  expect(presentFound({ ...PLACE, area })).toEqual({
    place_id: 'p',
    name: 'Amir Temur',
    formatted_address: written,
    house: '',
    geometry: { location: at(41.3, 69.2) },
  });
});

describe('a zone', () => {
  const charges = {
    id: 2,
    module_type: 'food',
    minimum_minor: 800,
    base_minor: 1000,
    per_km_minor: 150,
    maximum_minor: null,
    surge_percent: 100,
    surge_reason: 'Rain',
    packaging_minor: 50,
    additional_minor: 25,
    additional_name: 'Ice',
    cash_limit_minor: null,
  } as Parameters<typeof presentZone>[0]['modules'][number];
  const zone = { id: 1, name: 'Centre', cash_on_delivery: true, digital_payment: false, offline_payment: true, store_count: 3 };
  const shown = (different: Partial<typeof charges>) => presentZone({ ...zone, modules: [{ ...charges, ...different }] }, 2).modules[0]!;

  test('has the charges of its modules in whole units', () => {
    expect(presentZone({ ...zone, modules: [] }, 2)).toEqual({ ...zone, status: 1, modules: [] });
    expect(shown({})).toMatchObject({
      minimum_shipping_charge: 8,
      base_shipping_charge: 10,
      per_km_shipping_charge: 1.5,
      maximum_shipping_charge: null,
      packaging_charge: 0.5,
      additional_charge: 0.25,
      additional_charge_name: 'Ice',
      maximum_cod_order_amount: null,
    });
    expect(shown({ maximum_minor: 2000, cash_limit_minor: 50_000 })).toMatchObject({
      maximum_shipping_charge: 20,
      maximum_cod_order_amount: 500,
    });
  });

  test('says why delivery is dearer only while it is', () => {
    expect(shown({ surge_percent: 150 })).toMatchObject({ surge: 1.5, surge_reason: 'Rain' });
    expect(shown({})).toMatchObject({ surge: 1, surge_reason: null });
  });

  test('has its centre in the middle of its corners', () => {
    const corners = [at(41, 69), at(41.5, 70), at(42, 69.2)];
    expect(presentZoneShape({ id: 1, name: 'Centre', corners })).toEqual({
      id: 1,
      name: 'Centre',
      center: { lat: 41.5, lng: 69.5 },
      formatted_coordinates: corners,
    });
  });
});
