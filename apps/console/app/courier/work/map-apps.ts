import { text } from '@bozor/web/i18n/text.ts';
import type { MapApp } from '../../frame/console-storage.ts';
import type { CourierStop } from '@bozor/contract/courier/shapes.ts';

/** Names of the apps that show the way; brands are the same in every language. */
export const MAP_APP_NAMES: Readonly<Record<MapApp, string>> = {
  'yandex': text('Yandex Maps'),
  '2gis': text('2GIS'),
  'google': text('Google Maps'),
  'geo': text('Another map app'),
};

/**
 * Address that opens the way to a stop in an app: from where the phone is, by the roads.
 * @example wayTo({ lat: 41.31, lng: 69.28, name: 'Osh markazi' }, 'google') // 'https://www.google.com/maps/dir/?api=1&destination=41.31,69.28&travelmode=driving'
 */
export function wayTo({ lat, lng, name }: Pick<CourierStop, 'lat' | 'lng' | 'name'>, app: MapApp): string {
  switch (app) {
    case 'yandex':
      return `https://yandex.com/maps/?rtext=~${lat},${lng}&rtt=auto`;
    case '2gis':
      return `https://2gis.uz/directions/points/%7C${lng},${lat}`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}&travelmode=driving`;
    case 'geo':
      return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`;
  }
}
