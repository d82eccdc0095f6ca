import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import { point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import Check from 'lucide-react/icons/check';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPinned from 'lucide-react/icons/map-pinned';
import Plus from 'lucide-react/icons/plus';
import { savedAddresses } from '../../platform/session/customer-queries.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { kindOf } from './address-kinds.ts';
import { useMyPosition } from './use-my-position.ts';
import { usePlaceSetter } from './use-place-setter.ts';
import * as styles from './location-menu.module.css';

/** Content of the location popover in the header. */
export function LocationMenu({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { isLocating, find } = useMyPosition();
  const { setPoint } = usePlaceSetter();
  const takeCurrent = async () => {
    const position = await find();
    if (!position) return;
    await setPoint(position, { isRefresh: true });
    close();
  };
  return (
    <div className={styles.menu}>
      {isSignedIn ? <SavedAddresses close={close} /> : <GuestNote close={close} />}
      <div className={styles.presses}>
        <Button variant="tint" wide busy={isLocating} onClick={() => void takeCurrent()}>
          <Icon of={LocateFixed} />
          {t('Use Current Location')}
        </Button>
        <Button
          wide
          onClick={() => {
            close();
            openOverlay('pick-location');
          }}
        >
          <Icon of={MapPinned} />
          {t('Pick from map')}
        </Button>
      </div>
    </div>
  );
}

function GuestNote({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.guest}>
      <p className={styles.note}>{t('To select from saved addresses, you need to sign in.')}</p>
      <Button
        variant="ghost"
        size={40}
        onClick={() => {
          close();
          openOverlay('sign-in');
        }}
      >
        {t('Sign In')}
      </Button>
    </div>
  );
}

function SavedAddresses({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  const { set } = usePlaceSetter();
  const { address: current } = useDeliveryPlace();
  const { data, isPending } = useApiQuery(savedAddresses());
  const choose = ({ address, latitude, longitude, zone_ids: zoneIds }: Address) => {
    const at = point(latitude, longitude);
    if (!at) return;
    set({ point: at, address, zoneIds: zoneIds as ZoneId[] }, 'saved-address');
    close();
  };
  return (
    <Loading loading={isPending} label={t('Loading')} skeleton={<Skeleton className={styles.row} />}>
      {data?.addresses.length === 0 && <p className={styles.note}>{t('No saved addresses found to select.')}</p>}
      <ul tabIndex={-1} className={styles.addresses}>
        {data?.addresses.map((saved) => {
          const { icon, label, own } = kindOf(saved);
          const isServed = saved.zone_ids.length > 0;
          return (
            <li key={saved.id}>
              <button type="button" className={styles.row} disabled={!isServed} onClick={() => choose(saved)}>
                <Icon of={icon} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.kind}>{own ?? t(label)}</span>
                  <span className={styles.address}>
                    {isServed ? saved.address : t('{address} (no delivery there)', { address: saved.address })}
                  </span>
                </span>
                {saved.address === current && <Icon of={Check} className={styles.check} />}
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="ghost"
        size={40}
        onClick={() => {
          close();
          openOverlay('address-form');
        }}
      >
        <Icon of={Plus} />
        {t('Add New')}
      </Button>
    </Loading>
  );
}
