import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { NavLink, useLocation } from 'react-router';
import { LazyMenu } from '../lazy-menu.tsx';
import * as styles from './console-shell.module.css';
import type { Place } from './place.ts';

interface MorePlacesProps {
  readonly places: readonly Place[];
  /** How many places fit by the name of a width, the last of them this menu. */
  readonly widths: readonly (readonly [width: string, most: number])[];
}

/** Menus of the places that do not fit, one for each width, of which one is shown. */
export function MorePlaces({ places, widths }: MorePlacesProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const isHere = ({ to }: Place) => pathname === to || (pathname.startsWith(`${to}/`) && to !== places[0]!.to);
  return widths
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
    });
}
