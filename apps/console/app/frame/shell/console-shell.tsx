import { Icon } from '@bozor/ui/actions/icon.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import CircleUser from 'lucide-react/icons/circle-user';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router';
import { LiveProvider } from '../live/live.tsx';
import { LostLine } from '../live/lost-line.tsx';
import { OutboxProvider } from '../outbox/outbox-context.tsx';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { proof } from '../proof/proof.ts';
import { FormError } from '../staff/form-error.tsx';
import type { Place } from './place.ts';
import * as styles from './console-shell.module.css';
import { useStaff } from './staff-context.tsx';

/** Consoles of few places do without it. */
const MorePlaces = lazyComponent(async () => (await import('./more-places.tsx')).MorePlaces);
const SwitchPerson = lazyComponent(async () => (await import('../pins/switch-person.tsx')).SwitchPerson);
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
  const { person, may } = useStaff();
  const offered = places.filter(({ needs }) => needs === undefined || may(needs));
  const [fault, setFault] = useState<string>();
  const mayLeave = person.scope.of === 'own store' && (person.session.by_pin || may('staff.see'));
  const own: Place = { to: `${path}/account`, label: text('Your account'), icon: CircleUser };
  return (
    <LiveProvider key={person.session.id}>
      <Places places={[...offered, own]} onFault={mayLeave ? setFault : undefined} />
      <main className={styles.main}>
        <OutboxProvider>
          <LostLine />
          <FormError>{fault}</FormError>
          <OutboxNotices />
          {background}
          <Outlet />
        </OutboxProvider>
      </main>
      <Proof />
    </LiveProvider>
  );
}

/** How many places the navigation shows by width; a last "More" lists the rest. A phone's bar has space for five. */
const WIDTHS = { narrow: 5, medium: 6, wide: 9 } as const;

interface PlacesProps {
  readonly places: readonly Place[];
  /** Given on a tablet that may be left to the next person. */
  readonly onFault: ((fault: string | undefined) => void) | undefined;
}

/** The places of the console in their order. Those that do not fit are in the menu of the last one. */
function Places({ places, onFault }: PlacesProps) {
  const { t } = useI18n();
  /** Places beside the button that leaves the tablet, by width. */
  const widths = Object.entries(WIDTHS).map(([width, most]) => [width, onFault ? most - 1 : most] as const);
  const hiddenAt = (at: number) =>
    widths
      .filter(([, most]) => places.length > most && at >= most - 1)
      .map(([width]) => width)
      .join(' ');
  return (
    <nav className={styles.places} aria-label={t('Places')}>
      {places.map(({ to, label, icon }, at) => (
        <NavLink key={to} to={to} end={at === 0} className={styles.place} data-hidden-at={hiddenAt(at) || undefined}>
          <Icon of={icon} size={20} />
          <span className={styles.label}>{t(label)}</span>
        </NavLink>
      ))}
      {widths.some(([, most]) => places.length > most) && (
        <MorePlaces places={places} widths={widths} fallback={<span className={styles.place} />} />
      )}
      {onFault && <SwitchPerson className={styles.place} labelClassName={styles.label} onFault={onFault} />}
    </nav>
  );
}

/** The question for a proof; its code comes with the first one. */
function Proof() {
  const isAsked = useSyncExternalStore(proof.subscribe, proof.isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked && <ProofDialog lost={() => proof.settle(false)} />;
}
