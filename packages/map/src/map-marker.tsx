import { Icon } from '@bozor/ui/actions/icon.tsx';
import { GLYPHS, PIN_PATH, type MapMark } from './map-mark.ts';
import * as styles from './map-marker.module.css';

/** Shape of a mark: a pin, or a disc for the courier and for several stores, with their number. */
export function MarkerShape({ kind, note, initials, isOld, isChosen }: Pick<MapMark, 'kind' | 'note' | 'initials' | 'isOld' | 'isChosen'>) {
  if (kind === 'courier') {
    return (
      <span className={styles.courier} data-old={isOld || undefined} data-chosen={isChosen || undefined}>
        {initials ? <span className={styles.initials} data-initials={initials} /> : <Icon of={GLYPHS.courier} size={24} />}
        {note && (
          <span aria-hidden className={styles.age}>
            {note}
          </span>
        )}
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
    <span className={styles.pin} data-kind={kind} data-chosen={isChosen || undefined}>
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

/** Pin shape, 44 × 54; its tip is the point. */
export function PinShape({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 44 54" width="44" height="54" aria-hidden className={className}>
      <path d={PIN_PATH} fill="currentColor" stroke="#fff" strokeWidth="3" />
    </svg>
  );
}
