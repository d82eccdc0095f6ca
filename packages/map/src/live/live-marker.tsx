import type { Point } from '@bozor/domain/places/point.ts';
import type { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mapEngine, type EngineMap } from './map-engine.ts';
import type { MapMark } from '../map-mark.ts';
import { MarkerShape } from '../map-marker.tsx';
import * as styles from './live-marker.module.css';

const GLIDE_MS = 1_000;

/** A marker on the live map. A courier glides to the next position. */
export function LiveMarker({ map, mark }: { readonly map: EngineMap; readonly mark: MapMark }) {
  const { kind, point, label, onPress } = mark;
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker>(undefined);
  const first = useEffectEvent(() => point);

  useEffect(() => {
    const { lat, lng } = first();
    const added = new (mapEngine().Marker)({ element, anchor: kind === 'courier' || kind === 'cluster' ? 'center' : 'bottom' })
      .setLngLat([lng, lat])
      .addTo(map);
    // The engine gives the element its own label and role; the button or picture inside has the proper ones.
    for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
    marker.current = added;
    return () => {
      added.remove();
    };
  }, [map, element, kind]);

  useEffect(() => {
    const { current } = marker;
    if (!current) return;
    if (kind === 'courier' && !matchMedia('(prefers-reduced-motion: reduce)').matches) return glide(current, point);
    current.setLngLat([point.lng, point.lat]);
  }, [kind, point]);

  return createPortal(
    onPress ? (
      <button type="button" className={styles.press} aria-label={label} aria-pressed={mark.isChosen} onClick={onPress}>
        <MarkerShape {...mark} />
      </button>
    ) : (
      <span role="img" aria-label={label}>
        <MarkerShape {...mark} />
      </span>
    ),
    element,
  );
}

/** Moves a marker at constant speed; returns a function that stops it. */
function glide(marker: Marker, to: Point): () => void {
  const from = marker.getLngLat();
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / GLIDE_MS);
    marker.setLngLat([from.lng + (to.lng - from.lng) * share, from.lat + (to.lat - from.lat) * share]);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
