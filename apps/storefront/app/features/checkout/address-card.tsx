import type { AddressType } from '@bozor/domain/identity/check-contact-form.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { useConfig } from '../../platform/settings/config.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { distanceText } from '@bozor/web/i18n/distance-text.ts';
import { MapPreview } from '../map/map-preview.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { draftOf } from './draft-address.ts';
import * as styles from './address-card.module.css';
import * as chosen from './chosen.module.css';

const KINDS: Readonly<Record<AddressType, string>> = { home: text('home'), office: text('office'), other: text('other') };

interface AddressCardProps {
  readonly edit: () => void;
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly error: string | undefined;
  readonly doorError: string | undefined;
  /** Only addresses within the store's zone can be selected. */
  readonly zoneId: number | undefined;
  readonly distanceKm: number | null;
}

/** Delivery address: the current one with an edit button, a link to the saved ones, and the details a courier needs at the door. */
export function AddressCard({ draft, change, edit, error, doorError, zoneId, distanceKm }: AddressCardProps) {
  const words = useI18n();
  const { t } = words;
  const { digit_after_decimal_point: digits } = useConfig();
  const { address, point } = useDeliveryPlace();
  const kind = draft.addressType in KINDS ? t(KINDS[draft.addressType as AddressType]) : draft.addressType || undefined;
  const select = () => openOverlay('saved-addresses', { zoneId, then: (selected) => change(draftOf(selected)) });
  return (
    <CheckoutCard
      title={t('Delivery Address')}
      aside={
        <Button variant="link" size={40} onClick={select}>
          {t('View Saved Address')}
        </Button>
      }
    >
      {point && (
        <MapPreview
          center={point}
          zoom={15}
          height={170}
          marks={[{ kind: 'home', point, label: t('Delivery Address') }]}
          className={styles.map}
        />
      )}
      <div className={chosen.chosen}>
        {address === undefined ? (
          <p className={chosen.missing}>{t('No delivery address yet')}</p>
        ) : (
          <p className={chosen.words}>
            <strong>
              <span className={chosen.kind}>{kind ?? address}</span>
              {distanceKm !== null && (
                <Badge kind="success">
                  <bdi>{distanceText(words, distanceKm * 1000, digits)}</bdi>
                </Badge>
              )}
            </strong>
            {kind && <span>{address}</span>}
          </p>
        )}
        {address === undefined ? (
          <Button variant="tint" size={40} onClick={edit} data-field="address">
            {t('Add Address')}
          </Button>
        ) : (
          <IconButton icon={Pencil} label={t('Change the delivery address')} onClick={edit} data-field="address" />
        )}
      </div>
      {error && (
        <p role="alert" className={`text-error ${chosen.error}`}>
          {error}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          label={t('House')}
          value={draft.house}
          maxLength={60}
          autoComplete="address-line2"
          error={doorError}
          data-field="house"
          onChange={(event) => change({ house: event.target.value })}
        />
        <TextField label={t('Floor')} value={draft.floor} maxLength={30} onChange={(event) => change({ floor: event.target.value })} />
        <TextField
          label={t('Road')}
          value={draft.road}
          maxLength={100}
          className={styles.wide}
          onChange={(event) => change({ road: event.target.value })}
        />
      </div>
    </CheckoutCard>
  );
}
