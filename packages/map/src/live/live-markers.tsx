import { useEffect, useState } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { clusterMarks, zoomInto } from './cluster-marks.ts';
import { LiveMarker } from './live-marker.tsx';
import { mapEngine, type EngineMap } from './map-engine.ts';
import type { MapMark } from '../map-mark.ts';

/** The markers of a live map. Stores that would cover each other are one marker with their number, which zooms in. */
export function LiveMarkers({ map, marks }: { readonly map: EngineMap; readonly marks: readonly MapMark[] }) {
  const { t } = useI18n();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const settle = () => setZoom(map.getZoom());
    map.on('zoomend', settle);
    return () => {
      map.off('zoomend', settle);
    };
  }, [map]);
  const scale = 512 * 2 ** zoom;
  const { single, groups } = clusterMarks(marks, ({ point: { lat, lng } }) => {
    const { x, y } = mapEngine().MercatorCoordinate.fromLngLat([lng, lat]);
    return { x: x * scale, y: y * scale };
  });
  const open = (group: readonly MapMark[]) => {
    const [first] = group;
    if (!first) return;
    const { LngLatBounds } = mapEngine();
    const corner = ({ point: { lat, lng } }: MapMark): [number, number] => [lng, lat];
    const bounds = group.reduce((all, mark) => all.extend(corner(mark)), new LngLatBounds(corner(first), corner(first)));
    const closest = map.getMaxZoom();
    const view = map.cameraForBounds(bounds, { padding: 80, maxZoom: closest });
    map.easeTo({ center: bounds.getCenter(), zoom: zoomInto(view?.zoom ?? 0, map.getZoom(), closest) });
  };
  return (
    <>
      {single.map((mark) => (
        <LiveMarker key={`${mark.kind}${mark.id ?? ''}`} map={map} mark={mark} />
      ))}
      {groups.map((group) => {
        const [first] = group;
        const label = t('{count, plural, one {# store here} other {# stores here}}', { count: group.length });
        const mark: MapMark = {
          kind: 'cluster',
          id: first!.id ?? first!.label,
          point: first!.point,
          label: `${label}: ${group.map((each) => each.label).join(', ')}`,
          note: String(group.length),
          onPress: () => open(group),
        };
        return <LiveMarker key={`cluster${mark.id} ${group.length}`} map={map} mark={mark} />;
      })}
    </>
  );
}
