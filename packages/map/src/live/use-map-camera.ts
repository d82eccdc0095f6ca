import { point, type Point } from '@bozor/domain/places/point.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mapEngine, type EngineMap, type MapMouseEvent } from './map-engine.ts';
import type { LiveMapProps } from './live-map-props.ts';

/** Pins extend above their points, and the map's controls overlap its upper corner: the padding keeps the first pin clear of both. */
const FIT = { padding: { top: 108, right: 64, bottom: 40, left: 64 }, maxZoom: 16 } as const;

/** Camera of the map: reports movement, fits the marks, follows the courier. */
export function useMapCamera(
  map: EngineMap | undefined,
  { marks = [], route, lines = [], shows, fits, follows, centersOnPress = false, onMoving, onMoved }: LiveMapProps,
): void {
  const isByReader = useRef(false);
  const wasTaken = useRef(false);

  const emitMoving = useEffectEvent(() => onMoving?.());
  const emitMoved = useEffectEvent(() => {
    if (!map) return;
    const { lat, lng } = map.getCenter().wrap();
    const center = point(lat, lng);
    if (center) onMoved?.(center, isByReader.current);
    isByReader.current = false;
  });
  useEffect(() => {
    if (!map) return;
    const begin = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) {
        isByReader.current = true;
        wasTaken.current = true;
      }
      emitMoving();
    };
    const end = () => emitMoved();
    map.on('movestart', begin);
    map.on('moveend', end);
    return () => {
      map.off('movestart', begin);
      map.off('moveend', end);
    };
  }, [map]);

  useEffect(() => {
    if (!map || !centersOnPress) return;
    const center = ({ lngLat, originalEvent }: MapMouseEvent) => void map.easeTo({ center: lngLat }, { originalEvent });
    map.on('click', center);
    return () => void map.off('click', center);
  }, [map, centersOnPress]);

  const bringIntoView = (points: readonly Point[]) => {
    const first = points[0];
    if (!map || !first) return;
    const bounds = points.reduce(
      (all, { lat, lng }) => all.extend([lng, lat]),
      new (mapEngine().LngLatBounds)([first.lng, first.lat], [first.lng, first.lat]),
    );
    map.fitBounds(bounds, FIT);
  };
  const fit = useEffectEvent(() => {
    if (!wasTaken.current) bringIntoView([...marks.map(({ point: each }) => each), ...(route ?? []), ...lines.flatMap(({ path }) => path)]);
  });
  const show = useEffectEvent(() => bringIntoView(shows?.points ?? []));
  const shown = shows?.name;
  useEffect(() => {
    if (map && shown !== undefined) show();
  }, [map, shown]);
  const marked = marks.map(({ kind, id }) => `${kind}${id ?? ''}`).join();
  const hasRoute = route !== undefined;
  useEffect(() => {
    if (map && fits) fit();
  }, [map, fits, marked, hasRoute]);

  const followed = marks.find(({ kind }) => kind === follows)?.point;
  useEffect(() => {
    if (!map || !followed || wasTaken.current) return;
    const { x, y } = map.project([followed.lng, followed.lat]);
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const isCentral = Math.abs(x - width / 2) < width * 0.3 && Math.abs(y - height / 2) < height * 0.3;
    if (!isCentral) map.easeTo({ center: [followed.lng, followed.lat] });
  }, [map, followed]);
}
