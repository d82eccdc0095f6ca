import { greatCircleMetres } from './distance.ts';
import { point, type Point } from './point.ts';

/** Order of the two numbers where the notation does not say it. */
type Order = 'lat-lng' | 'lng-lat' | 'unknown';

const NUMBER = String.raw`[-−]?\d{1,3}(?:\.\d+)?`;
const PRECISE = String.raw`[-−]?\d{1,3}\.\d{2,}`;
const BETWEEN = String.raw`(?:\s*[,;|/]\s*|\s+)`;

/**
 * Parameters and paths of map links. Google writes latitude first, Yandex and 2GIS longitude first.
 * The marked place comes before the centre of the view, which may be elsewhere.
 */
const LINKS: readonly { readonly host: RegExp; readonly patterns: readonly RegExp[]; readonly order: Order }[] = [
  {
    host: /yandex\./,
    patterns: [
      new RegExp(`[?&](?:whatshere\\[point\\]|pt|poi\\[point\\])=(${NUMBER}),(${NUMBER})`),
      new RegExp(`[?&]ll=(${NUMBER}),(${NUMBER})`),
    ],
    order: 'lng-lat',
  },
  {
    host: /2gis\./,
    patterns: [
      new RegExp(`/(?:geo|firm|directions/points)/(?:[^?]*?/|[^?]*?\\|)?(${PRECISE}),(${PRECISE})`),
      new RegExp(`[?&]m=(${NUMBER}),(${NUMBER})`),
      new RegExp(`(${PRECISE}),(${PRECISE})`),
    ],
    order: 'lng-lat',
  },
  {
    host: /openstreetmap\.|osm\.org/,
    patterns: [new RegExp(`mlat=(${NUMBER})&mlon=(${NUMBER})`), new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`)],
    order: 'lat-lng',
  },
  {
    host: /./,
    patterns: [
      new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
      new RegExp(`[?&](?:q|query|ll|sll|center|destination|daddr)=(?:loc:)?(${NUMBER}),\\s*(${NUMBER})`),
      new RegExp(`@(${NUMBER}),(${NUMBER})`),
      new RegExp(`/(${PRECISE}),\\s*(${PRECISE})`),
    ],
    order: 'lat-lng',
  },
];

const HEMISPHERES: Readonly<Record<string, { readonly axis: 'lat' | 'lng'; readonly sign: 1 | -1 }>> = {
  n: { axis: 'lat', sign: 1 },
  s: { axis: 'lat', sign: -1 },
  e: { axis: 'lng', sign: 1 },
  w: { axis: 'lng', sign: -1 },
};
/** Words for the four directions, as the letters of the compass. Longest first. */
const DIRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/с\.?\s?ш\.?|север(?:ной|ная)? широт[аы]|shimoliy kenglik|sh\.?\s?k\.|шимолий кенглик/gu, ' n '],
  [/ю\.?\s?ш\.?|janubiy kenglik/gu, ' s '],
  [/в\.?\s?д\.?|восточн(?:ой|ая) долгот[аы]|sharqiy uzunlik|шарқий узунлик/gu, ' e '],
  [/з\.?\s?д\.?|gʻarbiy uzunlik/gu, ' w '],
  [/(?:latitude|широта|kenglik|кенглик|lat)\s*[:=]?/gu, ' n '],
  [/(?:longitude|долгота|uzunlik|узунлик|lng|lon|long)\s*[:=]?/gu, ' e '],
];
const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’ʻʼ]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”“]|'')\s*)?`;
const ANGLE_SPACED = String.raw`(\d{1,3})[\s°]+(\d{1,2}(?:\.\d+)?)[\s'′]*(?:(\d{1,2}(?:\.\d+)?)[\s"″']*)?`;

/**
 * Returns the point that a text consists of: decimal degrees, degrees with minutes and seconds, or a link to Google, Yandex, 2GIS,
 * OpenStreetMap or `geo:` that carries coordinates. `undefined` for any other text, and for numbers that are no point of the earth.
 * Where the notation does not say which number is the latitude, the reading closer to `near` is taken.
 * @example parseCoordinates('41.3111, 69.2797', centre) // { lat: 41.3111, lng: 69.2797 }
 * @example parseCoordinates('41°18′40″N 69°16′47″E', centre) // { lat: 41.3111, lng: 69.2797 }
 */
export function parseCoordinates(text: string, near: Point): Point | undefined {
  const written = text.trim().replaceAll('−', '-');
  const link = /(?:https?:\/\/|www\.|(?:^|\s)(?:maps\.|goo\.gl|yandex\.|2gis\.|google\.))\S+/i.exec(written)?.[0];
  if (link) return pointOfLink(link.trim(), near);
  const geo = new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i').exec(written);
  if (geo) return pointFrom(geo[1], geo[2], 'lat-lng', near);
  return pointOfAngles(written, near) ?? pointOfNumbers(written, near);
}

function pointOfLink(link: string, near: Point): Point | undefined {
  const plain = decoded(link);
  const host = /^(?:https?:\/\/)?([^/?#]+)/i.exec(plain)?.[1]?.toLowerCase() ?? '';
  const { patterns, order } = LINKS.find((each) => each.host.test(host))!;
  for (const pattern of patterns) {
    const found = pattern.exec(plain);
    const at = found && pointFrom(found[1], found[2], order, near);
    if (at) return at;
  }
  return undefined;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** Degrees, minutes and seconds, with letters for the directions before or after each angle. */
function pointOfAngles(text: string, near: Point): Point | undefined {
  const lettered = DIRECTIONS.reduce((plain, [pattern, letter]) => plain.replace(pattern, letter), text.toLowerCase()).replace(
    /(\d),(\d)/g,
    '$1.$2',
  );
  for (const angle of [ANGLE, ANGLE_SPACED]) {
    for (const shape of [
      `^\\W*${angle}\\s*([ns])[\\s,;]*${angle}\\s*([ew])\\W*$`,
      `^\\W*${angle}\\s*([ew])[\\s,;]*${angle}\\s*([ns])\\W*$`,
    ]) {
      const found = new RegExp(shape, 'u').exec(lettered);
      if (found) return fromParts([found.slice(1, 4), found[4]], [found.slice(5, 8), found[8]]);
    }
    for (const shape of [
      `^\\W*([ns])\\s*${angle}[\\s,;]*([ew])\\s*${angle}\\W*$`,
      `^\\W*([ew])\\s*${angle}[\\s,;]*([ns])\\s*${angle}\\W*$`,
    ]) {
      const found = new RegExp(shape, 'u').exec(lettered);
      if (found) return fromParts([found.slice(2, 5), found[1]], [found.slice(6, 9), found[5]]);
    }
  }
  const bare = /[°'′]/.test(lettered) ? new RegExp(`^\\W*${ANGLE}[\\s,;]*${ANGLE}\\W*$`, 'u').exec(lettered) : undefined;
  if (!bare) return undefined;
  const [one, other] = [degreesOf(bare.slice(1, 4)), degreesOf(bare.slice(4, 7))];
  return pointFrom(String(one), String(other), 'unknown', near);
}

type Angle = readonly [parts: readonly (string | undefined)[], letter: string | undefined];

function fromParts(...angles: readonly Angle[]): Point | undefined {
  const degrees: { lat?: number; lng?: number } = {};
  for (const [parts, letter = ''] of angles) {
    const direction = HEMISPHERES[letter];
    if (direction) degrees[direction.axis] = degreesOf(parts) * direction.sign;
  }
  return point(degrees.lat, degrees.lng);
}

function degreesOf([degrees = '0', minutes = '0', seconds = '0']: readonly (string | undefined)[]): number {
  return Number((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(7));
}

/** Two decimal numbers and nothing else; a comma may be the decimal sign of both. */
function pointOfNumbers(text: string, near: Point): Point | undefined {
  const bare = text
    .replace(/^(?:gps|координаты|koordinatalar|koordinata|координата|coordinates)\s*[:=]?\s*/iu, '')
    .replace(/[()[\]]/g, ' ');
  const dotted =
    new RegExp(`^\\s*(${NUMBER})°?${BETWEEN}(${NUMBER})°?\\s*$`).exec(bare) ??
    new RegExp(`^\\s*(${NUMBER})°?${BETWEEN}(${NUMBER})°?\\s*$`).exec(bare.replace(/(\d),(\d)/g, '$1.$2'));
  if (!dotted || !/\.\d/.test(dotted[1]! + dotted[2]!)) return undefined;
  return pointFrom(dotted[1], dotted[2], 'unknown', near);
}

function pointFrom(one: string | undefined, other: string | undefined, order: Order, near: Point): Point | undefined {
  const [first, second] = [Number(one?.replace('−', '-')), Number(other?.replace('−', '-'))];
  const [straight, swapped] = [point(first, second), point(second, first)];
  if (order === 'lat-lng') return straight;
  if (order === 'lng-lat') return swapped;
  if (!straight || !swapped) return straight ?? swapped;
  return greatCircleMetres(straight, near) <= greatCircleMetres(swapped, near) ? straight : swapped;
}
