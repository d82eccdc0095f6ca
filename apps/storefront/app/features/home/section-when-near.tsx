import type { Module } from '@bozor/contract/module.ts';
import { useEffect } from 'react';
import { onDemand } from '../../platform/on-demand.tsx';
import { useSession } from '../../platform/session.tsx';
import { useIsNear } from '../../platform/use-is-near.ts';
import type { LaterSection as Section } from './home-sections.tsx';
import styles from './home-page.module.css';

const LaterSection = onDemand(async () => (await import('./later-sections.tsx')).LaterSection);

/** Sections that were reached since the browser loaded the shop: coming back, they stand there at once, so that the page is where it was. */
const reached = new Set<string>();

/** A section that comes when the reader is within a screen of it; until then its room is kept. */
export function SectionWhenNear({ section, module }: { readonly section: Section; readonly module: Module }) {
  const { id, of, isWideOnly, isPersonal = false } = section;
  const key = `${module.id} ${id}`;
  const wasReached = reached.has(key);
  const [place, isNear] = useIsNear<HTMLDivElement>({ margin: NEAR_PX, startsNear: wasReached });
  const { status } = useSession();
  useEffect(() => void (isNear && reached.add(key)), [isNear, key]);
  if (isPersonal && status !== 'customer' && status !== 'unknown') return null;
  return (
    <div
      ref={place}
      className={styles.section}
      data-on={isWideOnly ? 'wide' : undefined}
      data-later={wasReached ? undefined : of}
      data-personal={isPersonal && status === 'unknown' ? '' : undefined}
    >
      {isNear ? (
        <LaterSection name={id} type={module.module_type} fallback={<div className={styles.room} />} />
      ) : (
        <div className={styles.room} />
      )}
    </div>
  );
}

const NEAR_PX = 700;
