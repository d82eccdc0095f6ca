import { Button } from '@bozor/ui/button.tsx';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import { TextField } from '@bozor/ui/text-field.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { useDeliveryPlace } from '../../platform/delivery-place.tsx';
import { openOverlay } from '../../platform/overlays.ts';
import { useWords } from '../../platform/words/words.tsx';
import { MapPreview } from '../map/map-preview.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import styles from './address-card.module.css';

/** Where to: the picked place with its edit button, and the fields a courier needs at the door. */
export function AddressCard({
  draft,
  change,
  error,
}: {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly error: string | undefined;
}) {
  const { t } = useWords();
  const { address, point } = useDeliveryPlace();
  const pick = () => openOverlay('pick-location', {});
  return (
    <CheckoutCard title={t('Delivery Address')}>
      {point && (
        <MapPreview
          center={point}
          zoom={15}
          height={170}
          marks={[{ kind: 'home', point, label: t('Delivery Address') }]}
          className={styles.map}
        />
      )}
      <div className={styles.place}>
        <p className={styles.address} data-missing={address === undefined || undefined}>
          {address ?? t('No delivery address yet')}
        </p>
        {address === undefined ? (
          <Button variant="tint" size={40} onClick={pick} data-field="address">
            {t('Pick from map')}
          </Button>
        ) : (
          <IconButton icon={Pencil} label={t('Change the delivery address')} onClick={pick} data-field="address" />
        )}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          label={t('House')}
          value={draft.house}
          maxLength={60}
          autoComplete="address-line2"
          onChange={(event) => change({ house: event.target.value })}
        />
        <TextField label={t('Floor')} value={draft.floor} maxLength={30} onChange={(event) => change({ floor: event.target.value })} />
        <TextField
          label={t('Road')}
          value={draft.road}
          maxLength={120}
          className={styles.wide}
          onChange={(event) => change({ road: event.target.value })}
        />
      </div>
    </CheckoutCard>
  );
}
