import Clock from 'lucide-react/icons/clock-3';
import House from 'lucide-react/icons/house';
import Motorbike from 'lucide-react/icons/motorbike';
import Package from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import type { Point } from '@bozor/domain/places/point.ts';
import * as styles from './map-marker.module.css';

/** A closed store is an empty pin with a clock. */
type MarkerKind = 'store' | 'closed-store' | 'cluster' | 'home' | 'courier' | 'sender' | 'place';

export interface MapMark {
  readonly kind: MarkerKind;
  readonly point: Point;
  /** Accessible name of the mark. */
  readonly label: string;
  /** Short visible text on the pin; `label` includes it. */
  readonly note?: string | undefined;
  /** Distinguishes marks of one kind. */
  readonly id?: string | number;
  readonly onPress?: (() => void) | undefined;
}

export const GLYPHS: Readonly<Record<Exclude<MarkerKind, 'place' | 'cluster'>, Glyph>> = {
  'store': StoreIcon,
  'closed-store': Clock,
  'home': House,
  'courier': Motorbike,
  'sender': Package,
};

/** Shape of a mark: a pin, or a disc for the courier and for several stores, with their number. */
export function MarkerShape({ kind, note }: Pick<MapMark, 'kind' | 'note'>) {
  if (kind === 'courier') {
    return (
      <span className={styles.courier}>
        <Icon of={Motorbike} size={24} />
      </span>
    );
  }
  if (kind === 'cluster') {
    return (
      <span className={styles.cluster} aria-hidden>
        {note}
      </span>
    );
  }
  return (
    <span className={styles.pin} data-kind={kind}>
      <PinShape className={styles.shape} />
      {kind === 'place' ? <span className={styles.hole} /> : <Icon of={GLYPHS[kind]} />}
      {note && (
        <span aria-hidden className={styles.note}>
          {note}
        </span>
      )}
    </span>
  );
}

/** Outline of a pin in 44 × 54; its tip is the point. */
export const PIN_PATH = 'M22 2C11.5 2 3 10.2 3 20.6 3 33.5 17 43 22 52c5-9 19-18.5 19-31.4C41 10.2 32.5 2 22 2Z';

/** Pin shape, 44 × 54; its tip is the point. */
export function PinShape({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 44 54" width="44" height="54" aria-hidden className={className}>
      <path d={PIN_PATH} fill="currentColor" stroke="#fff" strokeWidth="3" />
    </svg>
  );
}
