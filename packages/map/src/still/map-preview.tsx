import type { CityMap } from '@bozor/contract/shop/place.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { ReactNode } from 'react';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { parkAround, smoothed } from '../style/map-shapes.ts';
import type { MapMark } from '../map-mark.ts';
import { cityMap } from '../map-queries.ts';
import { project, viewOf, type LatLng, type PixelPosition, type View } from '../projection.ts';
import { StillMarker } from './still-marker.tsx';
import * as styles from './map-preview.module.css';

const WIDTH = 640;
const MOST_NAMES = 8;

export interface MapPreviewProps {
  /** Accessible name; without it the picture is decorative. */
  readonly label?: string;
  /** Centre; without it all marks are fitted. */
  readonly center?: Point | undefined;
  /** Centre where there is nothing to fit. */
  readonly middle: Point;
  readonly zoom?: number;
  readonly marks?: readonly MapMark[];
  readonly route?: Route | undefined;
  /** Further drawing below the marks, which is given the place of a point in the picture. */
  readonly renderBelow?: (place: (spot: LatLng) => PixelPosition) => ReactNode;
  /** Height of the picture at a width of 640; the rest is cropped. */
  readonly height?: number;
  readonly className?: string | undefined;
}

/** Static picture of the city around a point or along a route, without loading the map engine. */
export function MapPreview({ label, center, middle, zoom = 14, marks = [], route, renderBelow, height = 280, className }: MapPreviewProps) {
  const { data: city } = useApiQuery(cityMap());
  const size = { width: WIDTH, height };
  const view: View = center
    ? { center, zoom }
    : (viewOf([...marks.map(({ point }) => point), ...(route ?? [])], size, zoom) ?? { center: middle, zoom });
  const origin = project(view.center, view.zoom);
  const place = (spot: LatLng): PixelPosition => {
    const { x, y } = project(spot, view.zoom);
    return { x: x - origin.x + WIDTH / 2, y: y - origin.y + height / 2 };
  };
  return (
    <div
      className={classNames(styles.frame, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="xMidYMid slice" className={styles.picture}>
        {city && <City city={city} place={place} height={height} zoom={view.zoom} />}
        {route && (
          <>
            <path d={pathOf(route.map(place))} className={styles.routeCasing} />
            <path d={pathOf(route.map(place))} className={styles.route} />
          </>
        )}
        {renderBelow?.(place)}
        {marks.map((mark) => {
          const { x, y } = place(mark.point);
          return <StillMarker key={`${mark.kind}${mark.id ?? ''}`} kind={mark.kind} note={mark.note} x={x} y={y} />;
        })}
      </svg>
    </div>
  );
}

interface CityProps {
  readonly city: CityMap;
  readonly place: (spot: LatLng) => PixelPosition;
  readonly height: number;
  readonly zoom: number;
}

function City({ city, place, height, zoom }: CityProps) {
  const roads = city.lines.filter(({ kind }) => kind !== 'canal' && !kind.startsWith('metro'));
  const roadPaths = roads.map(({ line }) => pathOf(line.map(place)));
  const wide = Math.max(2, 13 * 1.5 ** (zoom - 15));
  return (
    <>
      {city.districts.map(({ outline }, at) => (
        <path key={at} d={`${pathOf(outline.map(place))}Z`} className={styles.district} data-tint={at % 12} />
      ))}
      {city.places
        .filter(({ kind }) => kind === 'park')
        .map((park) => (
          <path key={park.name} d={`${pathOf(parkAround(park).map(place))}Z`} className={styles.park} />
        ))}
      {city.lines
        .filter(({ kind }) => kind === 'canal')
        .map(({ line, name }) => (
          <path key={name} d={pathOf(smoothed(line).map(place))} className={styles.water} strokeWidth={wide * 0.6} />
        ))}
      {roadPaths.map((path, at) => (
        <path key={at} d={path} className={styles.casing} strokeWidth={wide + 3} />
      ))}
      {roadPaths.map((path, at) => (
        <path key={at} d={path} className={styles.road} strokeWidth={wide} />
      ))}
      {namesOf(city, place, height).map(({ name, kind, spot: { x, y } }) => (
        <g key={name + x}>
          <circle cx={x} cy={y} r={4} className={kind === 'metro' ? styles.station : styles.dot} />
          <text x={x} y={y + 18} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** Place names that fit without overlap, in order of the list. */
function namesOf({ places }: CityMap, place: CityProps['place'], height: number) {
  const taken: { x: number; y: number; width: number }[] = [];
  return places.flatMap(({ name, kind, ...at }) => {
    const spot = place(at);
    const width = name.length * 6.4;
    const isOutside = spot.x < width / 2 || spot.x > WIDTH - width / 2 || spot.y < 10 || spot.y > height - 26;
    const isCrowded = taken.some((other) => Math.abs(other.x - spot.x) < (other.width + width) / 2 && Math.abs(other.y - spot.y) < 32);
    if (isOutside || isCrowded || taken.length >= MOST_NAMES || kind === 'neighbourhood' || name.length > 26) return [];
    taken.push({ ...spot, width });
    return [{ name, kind, spot }];
  });
}

function pathOf(spots: readonly PixelPosition[]): string {
  return spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
