import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useEffect, useState } from 'react';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useInViewport } from '@bozor/web/hydration/use-in-viewport.ts';
import type { LaterSection as Section } from './home-sections.tsx';
import * as styles from './home-page.module.css';

const LaterSection = lazyComponent(async () => (await import('./later-sections.tsx')).LaterSection);

interface SectionProps {
  readonly section: Section;
  readonly module: Module;
  /** Rendered wherever the viewport is. */
  readonly isDue: boolean;
}

/**
 * Renders a section when it is within 700 px of the viewport or when it is called; until then its height is reserved. A personal section is
 * rendered for the signed-in only.
 */
export function LazySection(props: SectionProps) {
  const { status } = useSession();
  const isSignedOut = status === 'guest' || status === 'anonymous';
  return props.section.isPersonal && isSignedOut ? null : (
    <Room {...props} isUnsure={props.section.isPersonal === true && status === 'unknown'} />
  );
}

/** Sections reached since the shop was loaded. On return they render at once, so that the scroll position holds. */
const reached = new Set<string>();

const NEAR_PX = 700;

function Room({ section: { id, of }, module, isDue, isUnsure }: SectionProps & { readonly isUnsure: boolean }) {
  const key = `${module.id} ${id}`;
  const [wasReached] = useState(() => reached.has(key));
  const [place, isNear] = useInViewport<HTMLDivElement>({ margin: NEAR_PX, startsNear: wasReached });
  useEffect(() => void (isNear && reached.add(key)), [isNear, key]);
  const room = <div className={styles.room} />;
  return (
    <div ref={place} id={id} className={styles.section} data-later={wasReached ? undefined : of} data-personal={isUnsure ? '' : undefined}>
      {isNear || isDue ? <LaterSection name={id} type={module.module_type} fallback={room} /> : room}
    </div>
  );
}
