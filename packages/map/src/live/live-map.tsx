import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { isBeingLeft } from '@bozor/web/navigation/unless-left.ts';
import { builtInStyle } from '../style/built-in-style.ts';
import { LiveMarkers } from './live-markers.tsx';
import type { LiveMapProps } from './live-map-props.ts';
import type { MapLine } from '../map-line.ts';
import { labelFonts, mapEngine, type EngineMap } from './map-engine.ts';
import { MAP_PALETTES } from '../style/map-palette.ts';
import { zoneShapes } from '../map-queries.ts';
import { drawLines, followPresses } from './map-lines.ts';
import { drawRoute, preserveRoute } from './route-line.ts';
import { useMapCamera } from './use-map-camera.ts';
import * as styles from './live-map.module.css';

export const CLOSEST_ZOOM = 21;
export const FARTHEST_ZOOM = 1;
/** Houses show from here on. */
const BUILT_IN_ZOOM = 16;
const TILES_TIMEOUT_MS = 5_000;
/** Main streets are shown by then, though tiles are still on their way over a slow network. */
const SHOWN_AFTER_MS = 1_200;

const NO_LINES: readonly MapLine[] = [];

/** The map engine, filling its parent. Loaded only when a map opens, through `CityMap`. */
export default function LiveMap(props: LiveMapProps) {
  const { label, marks = [], route, lines = NO_LINES, city, exact = false } = props;
  const { styleUrl, attribution, theme } = props.settings;
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useI18n();
  const { data: zones } = useApiQuery(zoneShapes());
  const [hasNoTiles, setHasNoTiles] = useState(false);
  const [map, setMap] = useState<EngineMap>();
  const [isRendered, setIsRendered] = useState(false);
  const outside = hasNoTiles ? null : styleUrl;
  const style = useMemo(
    () =>
      outside ??
      (city &&
        builtInStyle({
          city,
          zones: zones?.zones.map(({ formatted_coordinates: outline }) => outline) ?? [],
          palette: MAP_PALETTES[theme],
          locale,
        })),
    [outside, city, zones, theme, locale],
  );

  const begin = useEffectEvent((): EngineMap | undefined => {
    try {
      return new (mapEngine().Map)({
        container: box.current!,
        style: style!,
        center: [props.center.lng, props.center.lat],
        zoom: outside || props.exact ? (props.zoom ?? BUILT_IN_ZOOM) : Math.min(props.zoom ?? BUILT_IN_ZOOM, BUILT_IN_ZOOM),
        minZoom: FARTHEST_ZOOM,
        maxZoom: CLOSEST_ZOOM,
        attributionControl: outside ? { compact: true } : false,
        dragRotate: false,
        pitchWithRotate: false,
        fadeDuration: 0,
        locale: { 'Map.Title': label },
      });
    } catch {
      props.onFailed();
      return undefined;
    }
  });

  const canBegin = style !== undefined;
  useEffect(() => {
    if (!canBegin) return;
    let made: EngineMap | undefined;
    let isGone = false;
    let late: ReturnType<typeof setTimeout> | undefined;
    void labelFonts(locale).then(() => {
      if (isGone) return;
      made = begin();
      if (!made) return;
      // In a region a screen reader keeps the arrow keys to itself; in an application they reach the map.
      made.getCanvas().setAttribute('role', 'application');
      // Tiles that fail while the page is being left are no fault.
      made.on('error', ({ error }) => isBeingLeft() || reportError(error));
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      const show = () => setIsRendered(true);
      void made.once('idle', show);
      void made.once('style.load', () => void (late = setTimeout(show, SHOWN_AFTER_MS)));
      setMap(made);
    });
    return () => {
      isGone = true;
      clearTimeout(late);
      setMap(undefined);
      made?.remove();
    };
    // A language changes the labels, not the map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canBegin]);

  const isFirstStyle = useRef(true);
  useEffect(() => {
    if (!map || !style) return;
    if (isFirstStyle.current) isFirstStyle.current = false;
    else map.setStyle(style, { transformStyle: preserveRoute });
  }, [map, style]);

  useEffect(() => {
    if (!map || !outside) return;
    const late = setTimeout(() => {
      if (!exact && map.getZoom() > BUILT_IN_ZOOM) map.setZoom(BUILT_IN_ZOOM);
      setHasNoTiles(true);
    }, TILES_TIMEOUT_MS);
    const arrived = () => clearTimeout(late);
    void map.once('load', arrived);
    return () => {
      arrived();
      map.off('load', arrived);
    };
  }, [map, outside, exact]);

  useEffect(() => (map ? drawRoute(map, route, MAP_PALETTES[theme]) : undefined), [map, route, theme]);
  useEffect(() => (map ? drawLines(map, lines, MAP_PALETTES[theme]) : undefined), [map, lines, theme]);
  const pressLine = useEffectEvent((id: string) => props.onPressLine?.(id));
  const canPress = props.onPressLine !== undefined;
  useEffect(() => (map && canPress ? followPresses(map, (id) => pressLine(id)) : undefined), [map, canPress]);
  useMapCamera(map, props);

  useImperativeHandle(
    props.ref,
    () => ({
      zoomIn: () => map?.zoomIn(),
      zoomOut: () => map?.zoomOut(),
      goTo: ({ lat, lng }) => map?.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), BUILT_IN_ZOOM) }),
    }),
    [map],
  );

  return (
    <div className={styles.frame} data-rendered={isRendered || undefined}>
      <div ref={box} className={styles.map} />
      {map && <LiveMarkers map={map} marks={marks} />}
      {!outside && <p className={styles.source}>{attribution}</p>}
    </div>
  );
}
