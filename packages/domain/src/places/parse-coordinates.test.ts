import { describe, expect, test } from 'vitest';
import { parseCoordinates } from './parse-coordinates.ts';
import { point } from './point.ts';

const TASHKENT = point(41.3111, 69.2797)!;

describe('a text of coordinates', () => {
  test.each([
    ['41.31, 69.28', 41.31, 69.28],
    ['41.31 69.28', 41.31, 69.28],
    ['41.31;69.28', 41.31, 69.28],
    ['(41.31, 69.28)', 41.31, 69.28],
    ['41,31 69,28', 41.31, 69.28],
    ['41,31; 69,28', 41.31, 69.28],
    ['41,311081, 69,240562', 41.311081, 69.240562],
    ['69.28, 41.31', 41.31, 69.28],
    ['-33.86, 151.21', -33.86, 151.21],
    ['151.21, −33.86', -33.86, 151.21],
    ['GPS: 41.31, 69.28', 41.31, 69.28],
    ['lat: 41.31, lng: 69.28', 41.31, 69.28],
    ['широта 41.31 долгота 69.28', 41.31, 69.28],
    ['41.31° N, 69.28° E', 41.31, 69.28],
    ['41.31°, 69.28°', 41.31, 69.28],
    ['N 41.31 E 69.28', 41.31, 69.28],
    ['E69.28 N41.31', 41.31, 69.28],
    ['41.31 с.ш. 69.28 в.д.', 41.31, 69.28],
    ['41°18\'36"N 69°16\'48"E', 41.31, 69.28],
    ['41°18′36″ с. ш., 69°16′48″ в. д.', 41.31, 69.28],
    ['41°18\'36.0"N, 69°16\'48.0"E', 41.31, 69.28],
    ['41° 18.6′ N 69° 16.8′ E', 41.31, 69.28],
    ['N 41 18.6 E 69 16.8', 41.31, 69.28],
    ['41 18 36 N 69 16 48 E', 41.31, 69.28],
    ['41°18\'36" 69°16\'48"', 41.31, 69.28],
    ['geo:41.31,69.28?z=17', 41.31, 69.28],
  ])('%s', (text, lat, lng) => {
    const found = parseCoordinates(text, TASHKENT)!;
    expect([found.lat, found.lng].map((each) => Number(each.toFixed(6)))).toEqual([lat, lng]);
  });
});

describe('a link of a map', () => {
  test.each([
    ['https://www.google.com/maps/@41.31,69.28,17z'],
    ['https://www.google.com/maps?q=41.31,69.28'],
    ['https://maps.google.com/?q=41.31,69.28&z=16'],
    ['https://www.google.com/maps/search/?api=1&query=41.31%2C69.28'],
    ['https://www.google.com/maps/place/Chorsu/@41.4,69.4,17z/data=!3m1!4b1!4m6!3m5!8m2!3d41.31!4d69.28!16s'],
    ['https://www.google.com/maps/dir//41.31,69.28'],
    ['maps.google.com/maps?ll=41.31,69.28'],
    ['https://yandex.uz/maps/10335/tashkent/?ll=69.28%2C41.31&z=17'],
    ['https://yandex.com/maps/?ll=69.4%2C41.4&pt=69.28,41.31&z=16'],
    ['https://yandex.ru/maps/?whatshere[point]=69.28,41.31&whatshere[zoom]=17'],
    ['https://yandex.ru/maps/?ll=69.4%2C41.4&whatshere%5Bpoint%5D=69.28%2C41.31'],
    ['https://2gis.uz/tashkent/geo/69.28,41.31'],
    ['https://2gis.uz/tashkent/geo/70030076129543595/69.28%2C41.31'],
    ['https://2gis.uz/tashkent?m=69.28%2C41.31%2F17'],
    ['https://2gis.uz/tashkent/directions/points/%7C69.28%2C41.31'],
    ['https://www.openstreetmap.org/?mlat=41.31&mlon=69.28#map=17/41.4/69.4'],
    ['https://www.openstreetmap.org/#map=17/41.31/69.28'],
    ['https://maps.apple.com/?ll=41.31,69.28'],
    ['Мы здесь https://yandex.uz/maps/?pt=69.28,41.31'],
  ])('%s', (link) => {
    const found = parseCoordinates(link, TASHKENT)!;
    expect([found?.lat, found?.lng]).toEqual([41.31, 69.28]);
  });
});

test.each([
  '',
  'Navoiy 15',
  'Amir Temur 15, 100000',
  '15, 42',
  '15/2',
  '95.5, 195.5',
  'https://maps.app.goo.gl/AbC123',
  '41.31',
  'Chilonzor 20, 15',
])('"%s" is no point', (text) => {
  expect(parseCoordinates(text, TASHKENT)).toBeUndefined();
});
