import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import { point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { detailsOf, type AddressDetails } from '../../platform/session/address-details.ts';
import { savedAddresses } from '../../platform/session/customer-queries.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { kindOf } from '../place/address-kinds.ts';
import { AddressChanges } from './address-changes.tsx';
import { usePlaceSetter } from '../place/use-place-setter.ts';
import * as styles from './saved-addresses-dialog.module.css';

/** Picks a delivery address among the saved ones that lie in the store's zone. */
export function SavedAddressesDialog({ zoneId, then, open, close, closed }: OverlayProps['saved-addresses'] & OverlayControls) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { set } = usePlaceSetter();
  const { address: current } = useDeliveryPlace();
  const { data, isError, isFetching, refetch } = useApiQuery(savedAddresses(), { enabled: isSignedIn });
  const [chosen, setChosen] = useState<number>();
  const reached = data?.addresses.filter(({ zone_ids: zones }) => zones.length > 0 && (zoneId === undefined || zones.includes(zoneId)));
  const selected = reached?.find(({ id }) => id === chosen) ?? reached?.find(({ address }) => address === current);
  const goOn = (kept: AddressDetails) => {
    close();
    then?.(kept);
  };
  const select = () => {
    const at = selected && point(selected.latitude, selected.longitude);
    if (!at) return;
    set({ point: at, address: selected.address, zoneIds: selected.zone_ids as ZoneId[] }, 'saved-address');
    goOn(detailsOf(selected));
  };
  const add = () => openOverlay('address-form', then ? { then: goOn } : {});
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Saved Addresses')}
      closeLabel={t('Close')}
      foot={
        isSignedIn && (
          <div className={styles.foot}>
            <Button variant="ghost" size={54} wide onClick={close}>
              {t('Cancel')}
            </Button>
            <Button size={54} wide disabled={!selected} onClick={select}>
              {t('Select')}
            </Button>
          </div>
        )
      }
    >
      {!isSignedIn ? (
        <SignInFirst close={close} />
      ) : isError && !data ? (
        <ErrorState
          title={t('Your addresses could not be loaded')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading loading={!reached} skeleton={<Skeleton className={styles.waiting} />} label={t('Loading')}>
          <div className={styles.content}>
            {data?.addresses.length === 0 ? (
              <EmptyState title={t('You don’t have any saved address yet. please save address to continue')} />
            ) : reached?.length === 0 ? (
              <EmptyState title={t('No saved addresses found to select.')} />
            ) : (
              <RadioGroup
                className={styles.list}
                label={t('Address')}
                labelHidden
                value={selected && String(selected.id)}
                onChange={(id) => setChosen(Number(id))}
                options={(reached ?? []).map((saved) => ({
                  value: String(saved.id),
                  icon: kindOf(saved).icon,
                  label: <Kind of={saved} />,
                  text: saved.address,
                  beside: <AddressChanges of={saved} />,
                }))}
              />
            )}
            <Button variant="tint" wide onClick={add}>
              <Icon of={Plus} />
              {t('Add New Address')}
            </Button>
          </div>
        </Loading>
      )}
    </Dialog>
  );
}

function Kind({ of: saved }: { readonly of: Address }) {
  const { t } = useI18n();
  const { label, own } = kindOf(saved);
  return <span className={styles.kind}>{own ?? t(label)}</span>;
}

function SignInFirst({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('To select from saved addresses, you need to sign in.')}
      action={
        <Button
          onClick={() => {
            close();
            openOverlay('sign-in');
          }}
        >
          {t('Sign In')}
        </Button>
      }
    />
  );
}
