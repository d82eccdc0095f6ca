import type { Point } from '@bozor/domain/places/point.ts';
import type { MapLine } from '../map-line.ts';
import type { MapMark } from '../map-mark.ts';
import type { PixelPosition } from '../projection.ts';
import * as styles from './still-drawing.module.css';

interface StillDrawingProps {
  readonly lines: readonly MapLine[];
  /** Couriers with initials; other marks are those of the picture. */
  readonly couriers: readonly MapMark[];
  readonly place: (spot: Point) => PixelPosition;
}

/** Lines and named couriers of a still map, in SVG. */
export function StillDrawing({ lines, couriers, place }: StillDrawingProps) {
  return (
    <>
      {lines.map(({ id, path, isAlarming, isChosen }) => (
        <polyline
          key={id}
          points={path
            .map(place)
            .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          className={styles.line}
          data-alarming={isAlarming || undefined}
          data-chosen={isChosen || undefined}
        />
      ))}
      {couriers.map(({ id, point, initials, note, isOld, isChosen }) => {
        const { x, y } = place(point);
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            className={styles.courier}
            data-old={isOld || undefined}
            data-chosen={isChosen || undefined}
          >
            <circle r="20" />
            <text y="5">{initials}</text>
            <text y="36" className={styles.age}>
              {note}
            </text>
          </g>
        );
      })}
    </>
  );
}
