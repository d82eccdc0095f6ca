import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Pencil from 'lucide-react/icons/pencil';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CheckoutCard } from '../checkout/checkout-card.tsx';
import type { ParcelEndpoint, ParcelSide } from './parcel-draft.ts';
import * as styles from './endpoint-card.module.css';

const ENDS = {
  sender: { title: text('Sender'), pick: text('Where the courier comes to'), letter: 'A' },
  receiver: { title: text('Receiver'), pick: text('Where the courier goes'), letter: 'B' },
} as const;

interface EndpointCardProps {
  readonly side: ParcelSide;
  readonly endpoint: ParcelEndpoint;
  readonly change: (changes: Partial<ParcelEndpoint>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Sender or receiver: pin on the map, contact person and address details. */
export function EndpointCard({ side, endpoint, change, errorOf }: EndpointCardProps) {
  const { t } = useI18n();
  const { title, pick: hint, letter } = ENDS[side];
  const error = (field: string) => errorOf(`parcel.${side}.${field}`);
  const wrong = error('address') ?? error('latitude');
  const isOptional = t('optional');
  const openMap = () =>
    openOverlay('pick-location', {
      title: t(hint),
      ...(endpoint.point && { start: endpoint.point }),
      pick: ({ point, address, door }) =>
        change({
          point,
          address,
          // Another place has another door.
          ...(address !== endpoint.address && { house: door?.house ?? '', floor: door?.floor ?? '' }),
          ...(door?.note && endpoint.note === '' && { note: door.note }),
        }),
    });
  return (
    <CheckoutCard
      title={t(title)}
      mark={
        <span className={styles.letter} data-side={side} aria-hidden>
          {letter}
        </span>
      }
    >
      <div className={styles.place} data-missing={endpoint.point === undefined || undefined} data-wrong={wrong !== undefined || undefined}>
        <p className={styles.address}>{endpoint.point ? endpoint.address : t(hint)}</p>
        {endpoint.point ? (
          <IconButton icon={Pencil} label={t('Change the address')} onClick={openMap} data-field={`parcel.${side}.address`} />
        ) : (
          <Button variant="tint" size={40} onClick={openMap} data-field={`parcel.${side}.address`}>
            {t('Pick from map')}
          </Button>
        )}
      </div>
      {wrong && (
        <p role="alert" className={`text-error ${styles.error}`}>
          {wrong}
        </p>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('Name')}
          value={endpoint.name}
          maxLength={100}
          autoComplete={side === 'sender' ? 'name' : 'off'}
          required
          error={error('contact_person_name')}
          data-field={`parcel.${side}.contact_person_name`}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhoneField
          label={t('Phone')}
          value={endpoint.phone}
          autoComplete={side === 'sender' ? 'tel' : 'off'}
          required
          error={error('contact_person_number')}
          data-field={`parcel.${side}.contact_person_number`}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <div className={styles.narrow}>
        <TextField
          label={t('House')}
          aside={isOptional}
          value={endpoint.house}
          maxLength={60}
          onChange={(event) => change({ house: event.target.value })}
        />
        <TextField
          label={t('Floor')}
          aside={isOptional}
          value={endpoint.floor}
          maxLength={30}
          onChange={(event) => change({ floor: event.target.value })}
        />
      </div>
      <TextArea
        label={t('For the courier')}
        aside={isOptional}
        maxLength={300}
        rows={2}
        placeholder={side === 'sender' ? t('For example: ask at the reception') : t('For example: the entry code is 42')}
        value={endpoint.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </CheckoutCard>
  );
}
