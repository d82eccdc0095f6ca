import { calls } from '@bozor/contract/shop/calls.ts';
import { checkAddress } from '@bozor/domain/identity/check-contact-form.ts';
import { checkImages, PRESCRIPTION_IMAGES } from '@bozor/domain/identity/check-images.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useCallback, useId, useState, type SubmitEvent } from 'react';
import { rememberOrder } from '../../platform/session/placed-orders.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { storeGuestContact } from '../../platform/session/guest-contact.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useSubmitWhenReady } from '@bozor/web/forms/use-submit-when-ready.ts';
import type { PicturesState } from '@bozor/web/forms/use-picture-choice.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PictureChooser } from '../reviews/picture-chooser.tsx';
import * as styles from './prescription-dialog.module.css';
import { useAccountContact } from './use-account-contact.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Orders from a pharmacy with only a picture of the prescription. */
    'send-prescription': { storeId: number };
  }
}

const PICTURES = 'order_attachment[]';

/** Pictures, address and contact person; the pharmacist composes the order. */
export function PrescriptionDialog({ storeId, open, close, closed }: OverlayProps['send-prescription'] & OverlayControls) {
  const { t } = useI18n();
  const place = useDeliveryPlace();
  const { isSignedIn } = useSession();
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [address, setAddress] = useState(place.address ?? '');
  const [person, setPerson] = useState({ name: '', phone: '' });
  const [note, setNote] = useState('');
  // One idempotency key per dialog: repeated presses place one order.
  const [key, setKey] = useState(createIdempotencyKey);
  useAccountContact(person, setPerson);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const id = useId();
  const { mutate, isPending } = useApiMutation(calls.checkout.placePrescription, {
    quiet: true,
    idempotencyKey: () => key,
    changes: [calls.orders.list, calls.orders.ofDevice, calls.customer.info],
    onSuccess: (placed) => {
      if (!isSignedIn) storeGuestContact({ ...person, email: '' });
      if (!isSignedIn) rememberOrder(placed.tracking_token);
      close();
      openOverlay('order-success', { placed, contactNumber: person.phone });
    },
  });
  const changed = useCallback(
    (field: string) => {
      clear(field);
      setKey(createIdempotencyKey());
    },
    [clear],
  );
  const [state, setState] = useState<PicturesState>('ready');
  const { isWaiting, send } = useSubmitWhenReady(state, () => {
    const written = { address, contact_person_name: person.name, contact_person_number: person.phone };
    const images = checkImages(PICTURES, pictures, PRESCRIPTION_IMAGES, { isRequired: true });
    if (!passes([...(images ? [images] : []), ...checkAddress(written)])) return;
    if (!place.point) return openOverlay('location-needed', { then: () => undefined });
    const body = { store_id: storeId, ...written, latitude: place.point.lat, longitude: place.point.lng, order_note: note.trim() };
    mutate({ body, files: { [PICTURES]: pictures } }, { onError: refuse });
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Send a prescription')}
      text={t(
        'The pharmacist reads it, puts the medicines together and adds their prices to your order. Only the pharmacy sees the prescription.',
      )}
      closeLabel={t('Close')}
      foot={
        <Button type="submit" form={id} size={54} wide busy={isPending || isWaiting}>
          {t('Send to the pharmacy')}
        </Button>
      }
    >
      <form id={id} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <PictureChooser
          takesDocuments
          field={PICTURES}
          error={errors[PICTURES]}
          pictures={pictures}
          onState={setState}
          onChange={(next) => {
            setPictures(next);
            changed(PICTURES);
          }}
        />
        {errors[''] && (
          <p role="alert" className={`text-error ${styles.error}`}>
            {errors['']}
          </p>
        )}
        <TextField
          label={t('Delivery Address')}
          name="address"
          maxLength={300}
          value={address}
          required
          error={errors['address'] ?? errors['latitude']}
          onChange={(event) => {
            setAddress(event.target.value);
            changed('address');
          }}
        />
        <TextField
          label={t('Name')}
          name="contact_person_name"
          autoComplete="name"
          maxLength={100}
          value={person.name}
          required
          error={errors['contact_person_name']}
          onChange={(event) => {
            setPerson({ ...person, name: event.target.value });
            changed('contact_person_name');
          }}
        />
        <PhoneField
          label={t('Phone')}
          name="contact_person_number"
          value={person.phone}
          required
          error={errors['contact_person_number']}
          onChange={(phone) => {
            setPerson({ ...person, phone });
            changed('contact_person_number');
          }}
        />
        <TextArea
          label={t('Order note')}
          aside={t('optional')}
          name="order_note"
          maxLength={500}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            changed('order_note');
          }}
        />
      </form>
    </Dialog>
  );
}
