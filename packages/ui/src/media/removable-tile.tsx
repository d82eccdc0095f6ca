import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import * as styles from './removable-tile.module.css';

/** Entry of a list of chosen pictures, 72 px high, with a button that removes it. */
export function RemovableTile({ removeLabel, onRemove, children }: { removeLabel: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className={styles.tile}>
      {children}
      <IconButton icon={X} size={36} round variant="glass" label={removeLabel} className={styles.remove} onClick={onRemove} />
    </li>
  );
}

/** Entries for pictures that are being read. */
export function WaitingTiles({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={styles.tile}>
      <Skeleton shape="tile" className={styles.waiting} />
    </li>
  ));
}
