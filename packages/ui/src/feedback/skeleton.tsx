import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './skeleton.module.css';

const delayMs = 150;
const shortestMs = 300;

/** A grey placeholder of the content's size: a square tile, a full-width line, a circle or a pill. A class sets its dimensions. */
export function Skeleton({ shape = 'line', className }: { shape?: 'tile' | 'line' | 'circle' | 'pill'; className?: string }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} data-shape={shape} />;
}

/**
 * Shows `skeleton` while `loading`: after 150 ms, and then for at least 300 ms, so that quick responses do not flicker.
 * `label` is the screen reader's "Loading".
 */
export function Loading({
  loading,
  skeleton,
  label,
  isPage,
  children,
}: {
  loading: boolean;
  skeleton: ReactNode;
  label: string;
  /** Takes the place of a whole page, heading included. */
  isPage?: boolean;
  children?: ReactNode;
}) {
  const phase = useLoadingPhase(loading);
  if (phase === 'content') return children;
  return (
    <div aria-busy="true" data-phase={phase} className={styles.loading}>
      {isPage && <h1 className="visually-hidden">{label}</h1>}
      <span className="visually-hidden" role="status">
        {phase === 'skeleton' && label}
      </span>
      {skeleton}
    </div>
  );
}

/** `waiting` reserves the space of the skeleton invisibly, `skeleton` shows it. */
function useLoadingPhase(loading: boolean): 'content' | 'waiting' | 'skeleton' {
  const [phase, setPhase] = useState<'content' | 'waiting' | 'skeleton'>(loading ? 'waiting' : 'content');
  const shownAt = useRef(0);
  if (loading && phase === 'content') setPhase('waiting');
  if (!loading && phase === 'waiting') setPhase('content');
  useEffect(() => {
    if (phase === 'content') return;
    if (loading && phase === 'skeleton') return;
    const wait = loading ? delayMs : Math.max(0, shownAt.current + shortestMs - performance.now());
    const timer = setTimeout(() => {
      if (loading) shownAt.current = performance.now();
      setPhase(loading ? 'skeleton' : 'content');
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, phase]);
  return phase;
}
