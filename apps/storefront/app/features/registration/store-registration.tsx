import { calls } from '@bozor/contract/shop/calls.ts';
import { checkStoreApplication } from '@bozor/domain/identity/check-application.ts';
import { point } from '@bozor/domain/places/point.ts';
import { RadioGroup } from '@bozor/ui/forms/radio-group.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useState } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PhotoField } from './photo-field.tsx';
import { PlaceField } from './place-field.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SentPanel } from './sent-panel.tsx';

const EMPTY = {
  name: '',
  module_id: '',
  address: '',
  latitude: '',
  longitude: '',
  contact_person_name: '',
  phone: '',
  email: '',
};

/** Application of a store: module, place, and contact person. */
export function StoreRegistration() {
  const { t } = useI18n();
  const { all } = useActiveModule();
  const { values, change, discard } = useFormDraft('store-registration', EMPTY);
  const [logo, setLogo] = useState<Blob>();
  const { form, errors, passes, refuse, clear, fault } = useFormErrors();
  const { mutate, isPending, data } = useApiMutation(calls.registration.store, { quiet: true, onSuccess: discard });
  const place = values.address === '' ? undefined : point(Number(values.latitude), Number(values.longitude));
  const set = (field: keyof typeof EMPTY, value: string) => {
    change({ [field]: value });
    clear(field);
  };

  const submit = () => {
    if (!passes(checkStoreApplication(values)) || !place) return;
    const { module_id: kind, latitude: _lat, longitude: _lng, ...texts } = values;
    mutate(
      {
        body: { ...texts, module_id: Number(kind), latitude: place.lat, longitude: place.lng },
        files: logo ? { logo } : {},
      },
      { onError: refuse },
    );
  };

  if (data) return <SentPanel message={data.message} />;
  return (
    <RegistrationForm form={form} title={t('Your store')} values={values} errors={errors} set={set} isSending={isPending} submit={submit}>
      <TextField
        label={t('Name of the store')}
        name="name"
        value={values.name}
        maxLength={120}
        autoComplete="organization"
        required
        error={errors['name']}
        onChange={(event) => set('name', event.target.value)}
      />
      <RadioGroup
        label={t('What do you sell?')}
        name="module_id"
        columns={2}
        value={values.module_id}
        {...(errors['module_id'] && { error: errors['module_id'] })}
        options={all
          .filter(({ module_type: type }) => type !== 'parcel')
          .map(({ id, module_name: label, description }) => ({ value: String(id), label, text: description }))}
        onChange={(kind) => set('module_id', kind)}
      />
      <PlaceField
        name="address"
        label={t('Where is the store?')}
        address={values.address}
        point={place}
        error={errors['address']}
        onChange={({ point: { lat, lng }, address }) => {
          change({ address, latitude: String(lat), longitude: String(lng) });
          clear('address');
        }}
      />
      <PhotoField
        name="logo"
        label={t('The logo of the store')}
        add={t('Add a logo')}
        photo={logo}
        error={errors['logo']}
        onChange={(photo) => {
          setLogo(photo);
          clear('logo');
        }}
        onFault={(text) => fault('logo', text)}
      />
    </RegistrationForm>
  );
}
