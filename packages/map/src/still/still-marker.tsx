import { Icon } from '@bozor/ui/actions/icon.tsx';
import { GLYPHS, PIN_PATH, type MapMark } from '../map-mark.ts';
import * as styles from './still-marker.module.css';

interface StillMarkerProps extends Pick<MapMark, 'kind' | 'note'> {
  /** Position of its point in the picture. */
  readonly x: number;
  readonly y: number;
}

/**
 * Marker of a still map, in SVG alone: WebKit places a `foreignObject` with positioned content at the corner of the page instead of the
 * picture's.
 */
export function StillMarker({ kind, note, x, y }: StillMarkerProps) {
  if (kind === 'courier') {
    return (
      <g transform={`translate(${x} ${y})`} className={styles.courier}>
        <circle r="22.5" />
        <g transform="translate(-12 -12)">
          <Icon of={GLYPHS.courier} size={24} />
        </g>
      </g>
    );
  }
  const Glyph = kind === 'place' || kind === 'cluster' ? undefined : GLYPHS[kind];
  return (
    <g transform={`translate(${x - 22} ${y - 54})`} className={styles.pin} data-kind={kind}>
      <path d={PIN_PATH} />
      {Glyph ? (
        <g transform="translate(12 11)">
          <Icon of={Glyph} />
        </g>
      ) : (
        <circle cx="22" cy="21" r="7" />
      )}
      {note && (
        <text x="22" y="47" aria-hidden>
          {note}
        </text>
      )}
    </g>
  );
}
