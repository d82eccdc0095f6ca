import { ADDRESS_TYPES, checkAddress, checkGuestEmail } from '@bozor/domain/identity/check-contact-form.ts';
import { problemsOf } from '@bozor/domain/identity/check-fields.ts';
import { point as pointOf, type Point } from '@bozor/domain/places/point.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useId, useState, type SubmitEvent } from 'react';
import type { AddressDetails } from '../../platform/session/address-details.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useEmailRule } from '../../platform/session/use-email-rule.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ADDRESS_KINDS } from '../place/address-kinds.ts';
import { LocationSearch } from '../place/location-search.tsx';
import { PickerMap, usePickerMap } from '../place/picker-map.tsx';
import { usePickedPlace } from '../place/use-picked-place.ts';
import { usePlaceSetter } from '../place/use-place-setter.ts';
import { useAddressValues } from './use-address-values.ts';
import { useSaveAddress } from './use-save-address.ts';
import * as styles from './address-form-dialog.module.css';

/** Delivery address with contact person. A customer's address is saved with the account, a guest's stays in the browser. */
export function AddressFormDialog({ saved, given, then, open, close, closed }: OverlayProps['address-form'] & OverlayControls) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { default_location: middle } = useConfig();
  const emailRule = useEmailRule();
  const { point } = useDeliveryPlace();
  const { set: setPlace } = usePlaceSetter();
  const picked = usePickedPlace((saved && pointOf(saved.latitude, saved.longitude)) ?? point ?? (middle as Point));
  const [found, setFound] = useState('');
  const map = usePickerMap(picked, () => setFound(''));
  const { values, set } = useAddressValues({ saved, given, picked });
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { save, isSaving } = useSaveAddress();
  const id = useId();

  const keep = (notice: 'new-location' | 'nothing') => {
    close();
    if (!then || !picked.zoneIds) return;
    setPlace({ point: picked.point, address: values.address.trim(), zoneIds: picked.zoneIds }, notice);
    then(values);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = problemsOf([checkGuestEmail(values.contact_person_email, emailRule)]);
    if (!passes([...checkAddress(values), ...email]) || picked.isLoading || !picked.zoneIds) return;
    if (!isSignedIn) return keep('new-location');
    save(
      { saved, values, point: picked.point },
      {
        onError: refuse,
        onSuccess: ({ message }) => {
          announce(message);
          keep('nothing');
        },
      },
    );
  };
  const field = (name: keyof AddressDetails) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const change = (name: keyof AddressDetails, value: string) => {
    set(name, value);
    clear(name);
  };
  const type = ADDRESS_TYPES.find((each) => each === values.address_type) ?? 'other';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      dismissible={!isSaving}
      size="picker"
      title={saved || (!isSignedIn && given?.address) ? t('Edit Address') : t('Add New Address')}
      closeLabel={t('Close')}
      foot={
        <Button type="submit" form={id} size={54} wide busy={isSaving} aria-disabled={picked.isLoading || undefined}>
          {t('Save Address')}
        </Button>
      }
    >
      <form id={id} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.where}>
          <LocationSearch className={styles.search} value={found} onValueChange={setFound} onPick={map.goTo} />
          <PickerMap picked={picked} map={map} size="form" />
        </div>
        {errors[''] && (
          <div role="alert">
            <Notice kind="danger">{errors['']}</Notice>
          </div>
        )}
        <TextField
          label={t('Address')}
          maxLength={300}
          autoComplete="street-address"
          required
          aria-busy={picked.isLoading || undefined}
          {...field('address')}
          error={errors['address'] ?? (picked.isLoading ? undefined : picked.refusal)}
        />
        <ChipChoice
          label={t('Label As')}
          size={44}
          value={type}
          options={ADDRESS_TYPES.map((each) => ({
            value: each,
            icon: ADDRESS_KINDS[each].icon,
            label: <span className={styles.kind}>{t(ADDRESS_KINDS[each].label)}</span>,
          }))}
          onChange={(next) => set('address_type', next)}
        />
        {type === 'other' && (
          <TextField label={t('Label')} aside={t('optional')} maxLength={50} autoComplete="off" {...field('address_label')} />
        )}
        <div className={styles.pair}>
          <TextField label={t('Name')} maxLength={100} autoComplete="name" required {...field('contact_person_name')} />
          <PhoneField
            label={t('Phone')}
            required
            {...field('contact_person_number')}
            onChange={(number) => change('contact_person_number', number)}
          />
        </div>
        {emailRule !== 'off' && (
          <TextField
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            required={emailRule === 'required'}
            aside={emailRule === 'optional' ? t('optional') : undefined}
            {...field('contact_person_email')}
          />
        )}
        <div className={styles.door}>
          <TextField label={t('House')} maxLength={60} autoComplete="address-line2" {...field('house')} />
          <TextField label={t('Floor')} maxLength={30} {...field('floor')} />
          <TextField label={t('Road')} maxLength={100} className={styles.road} {...field('road')} />
        </div>
        <TextField label={t('For the courier')} aside={t('optional')} maxLength={300} {...field('additional_information')} />
      </form>
    </Dialog>
  );
}
