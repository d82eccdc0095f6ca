import Clock from 'lucide-react/icons/clock-3';
import House from 'lucide-react/icons/house';
import Motorbike from 'lucide-react/icons/motorbike';
import Package from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import type { Point } from '@bozor/domain/places/point.ts';

/** A closed store is an empty pin with a clock. */
type MarkerKind = 'store' | 'closed-store' | 'cluster' | 'home' | 'courier' | 'sender' | 'place';

export interface MapMark {
  readonly kind: MarkerKind;
  readonly point: Point;
  /** Accessible name of the mark. */
  readonly label: string;
  /** Short visible text on the pin, or below the disc of a courier; `label` includes it. */
  readonly note?: string | undefined;
  /** Distinguishes marks of one kind. */
  readonly id?: string | number;
  /** In the disc of a courier, in place of the picture. */
  readonly initials?: string | undefined;
  /** A position that may not be true any more. */
  readonly isOld?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Whether a mark with `onPress` is chosen; without it the mark is no toggle. */
  readonly isChosen?: boolean | undefined;
}

export const GLYPHS: Readonly<Record<Exclude<MarkerKind, 'place' | 'cluster'>, Glyph>> = {
  'store': StoreIcon,
  'closed-store': Clock,
  'home': House,
  'courier': Motorbike,
  'sender': Package,
};

/** Outline of a pin in 44 × 54; its tip is the point. */
export const PIN_PATH = 'M22 2C11.5 2 3 10.2 3 20.6 3 33.5 17 43 22 52c5-9 19-18.5 19-31.4C41 10.2 32.5 2 22 2Z';
