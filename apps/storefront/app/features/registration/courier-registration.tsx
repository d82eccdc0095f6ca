import { calls } from '@bozor/contract/shop/calls.ts';
import { checkCourierApplication } from '@bozor/domain/identity/check-application.ts';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { useState } from 'react';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PhotoField } from './photo-field.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { courierVehicles, courierZones } from './registration-queries.ts';
import { SentPanel } from './sent-panel.tsx';

const EMPTY = { zone_id: '', vehicle_id: '', contact_person_name: '', phone: '', email: '' };

/** Application of a courier: zone, vehicle, and contact person. */
export function CourierRegistration() {
  const { t, formatNumber } = useI18n();
  const zones = useApiQuery(courierZones()).data?.zones ?? [];
  const vehicles = useApiQuery(courierVehicles()).data?.vehicles ?? [];
  const draft = useFormDraft('courier-registration', EMPTY);
  const [photo, setPhoto] = useState<Blob>();
  const { form, errors, passes, refuse, clear, fault } = useFormErrors();
  const { mutate, isPending, data } = useApiMutation(calls.registration.courier, { quiet: true, onSuccess: draft.discard });
  // Default: most couriers ride where they live.
  const { isZoneSet, zoneIds } = useDeliveryPlace();
  const own = isZoneSet ? zones.find(({ id }) => zoneIds?.some((zoneId) => zoneId === id)) : undefined;
  const values = { ...draft.values, zone_id: draft.values.zone_id || (own ? String(own.id) : '') };
  const set = (field: keyof typeof EMPTY, value: string) => {
    draft.change({ [field]: value });
    clear(field);
  };

  const submit = () => {
    if (!passes(checkCourierApplication(values))) return;
    const { zone_id: zone, vehicle_id: vehicle, ...texts } = values;
    mutate(
      { body: { ...texts, zone_id: Number(zone), vehicle_id: Number(vehicle) }, files: photo ? { image: photo } : {} },
      { onError: refuse },
    );
  };

  if (data) return <SentPanel message={data.message} />;
  return (
    <RegistrationForm
      form={form}
      title={t('Your deliveries')}
      values={values}
      errors={errors}
      set={set}
      isSending={isPending}
      submit={submit}
    >
      <Select
        label={t('Where do you want to deliver?')}
        name="zone_id"
        value={values.zone_id}
        placeholder={t('Choose a part of the city')}
        required
        error={errors['zone_id']}
        options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => set('zone_id', event.target.value)}
      />
      <RadioGroup
        label={t('How do you get around?')}
        name="vehicle_id"
        columns={2}
        value={values.vehicle_id}
        {...(errors['vehicle_id'] && { error: errors['vehicle_id'] })}
        options={vehicles.map(({ id, type, maximum_coverage_area: most }) => ({
          value: String(id),
          label: type,
          text: t('Up to {distance} km', { distance: formatNumber(most) }),
        }))}
        onChange={(vehicle) => set('vehicle_id', vehicle)}
      />
      <PhotoField
        name="image"
        label={t('Your photo')}
        add={t('Add your photo')}
        photo={photo}
        error={errors['image']}
        onChange={(next) => {
          setPhoto(next);
          clear('image');
        }}
        onFault={(text) => fault('image', text)}
      />
    </RegistrationForm>
  );
}
