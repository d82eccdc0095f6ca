import { Icon } from '@bozor/ui/actions/icon.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import CircleUser from 'lucide-react/icons/circle-user';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { LazyMenu } from '../lazy-menu.tsx';
import { LiveProvider } from '../live/live.tsx';
import { LostLine } from '../live/lost-line.tsx';
import { OutboxProvider } from '../outbox/outbox-context.tsx';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { proof } from '../proof/proof.ts';
import { FormError } from '../staff/form-error.tsx';
import type { Place } from './place.ts';
import * as styles from './console-shell.module.css';
import { useStaff } from './staff-context.tsx';

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
  const { pathname } = useLocation();
  /** Places beside the button that leaves the tablet, by width. */
  const widths = Object.entries(WIDTHS).map(([width, most]) => [width, onFault ? most - 1 : most] as const);
  const hiddenAt = (at: number) =>
    widths
      .filter(([, most]) => places.length > most && at >= most - 1)
      .map(([width]) => width)
      .join(' ');
  const isHere = ({ to }: Place) => pathname === to || (pathname.startsWith(`${to}/`) && to !== places[0]!.to);
  return (
    <nav className={styles.places} aria-label={t('Places')}>
      {places.map(({ to, label, icon }, at) => (
        <NavLink key={to} to={to} end={at === 0} className={styles.place} data-hidden-at={hiddenAt(at) || undefined}>
          <Icon of={icon} size={20} />
          <span className={styles.label}>{t(label)}</span>
        </NavLink>
      ))}
      {widths
        .filter(([, most]) => places.length > most)
        .map(([width, most]) => {
          const rest = places.slice(most - 1);
          return (
            <div key={width} className={styles.more} data-shown-at={width}>
              <LazyMenu
                align="end"
                label={t('More places')}
                trigger={
                  <button type="button" className={styles.place} data-here={rest.some(isHere) || undefined}>
                    <Icon of={Ellipsis} size={20} />
                    <span className={styles.label}>{t('More')}</span>
                  </button>
                }
                items={rest.map((place) => ({
                  id: place.to,
                  label: t(place.label),
                  icon: place.icon,
                  render: <NavLink to={place.to} />,
                }))}
              />
            </div>
          );
        })}
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
