import { Icon } from '@bozor/ui/actions/icon.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import CircleUser from 'lucide-react/icons/circle-user';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router';
import { LiveProvider } from '../live/live.tsx';
import { LostLine } from '../live/lost-line.tsx';
import { proof } from '../proof/proof.ts';
import type { Place } from './place.ts';
import * as styles from './console-shell.module.css';
import { useStaff } from './staff-context.tsx';

const ProofDialog = lazyComponent(async () => (await import('../proof/proof-dialog.tsx')).ProofDialog);

interface ConsoleShellProps {
  /** Path of the console. */
  readonly path: string;
  readonly places: readonly Place[];
  /** Stands above every page of the console. */
  readonly background?: ReactNode;
}

/** Frame of a console's pages: its places, the own page, and the page that is open. */
export function ConsoleShell({ path, places, background }: ConsoleShellProps) {
  const { t } = useI18n();
  const { person, may } = useStaff();
  const offered = places.filter(({ needs }) => needs === undefined || may(needs));
  const own: Place = { to: `${path}/account`, label: text('Your account'), icon: CircleUser };
  return (
    <LiveProvider key={person.session.id}>
      <nav className={styles.places} aria-label={t('Places')}>
        {[...offered, own].map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end={to === path} className={styles.place}>
            <Icon of={icon} size={20} />
            <span className={styles.label}>{t(label)}</span>
          </NavLink>
        ))}
      </nav>
      <main className={styles.main}>
        <LostLine />
        {background}
        <Outlet />
      </main>
      <Proof />
    </LiveProvider>
  );
}

/** The question for a proof; its code comes with the first one. */
function Proof() {
  const isAsked = useSyncExternalStore(proof.subscribe, proof.isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked && <ProofDialog lost={() => proof.settle(false)} />;
}
