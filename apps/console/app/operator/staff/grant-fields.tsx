import { ROLES, STAFF_ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import type { FormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';
import { objectsQuery } from './staff-queries.ts';

export interface GrantValues {
  readonly role: StaffRole;
  /** Ids as the fields have them; empty is none. */
  readonly zone: string;
  readonly store: string;
  readonly courier: string;
}

export const EMPTY_GRANT: GrantValues = { role: 'store_manager', zone: '', store: '', courier: '' };

/** The grant of the fields, without what the role does not have. */
export function grantBody({ role, zone, store, courier }: GrantValues) {
  const { scope } = ROLES[role];
  return {
    role,
    ...(scope === 'all' && zone !== '' && { zone_id: Number(zone) }),
    ...(scope === 'own store' && store !== '' && { store_id: Number(store) }),
    ...(scope === 'own deliveries' && courier !== '' && { courier_id: Number(courier) }),
  };
}

interface GrantFieldsProps {
  readonly values: GrantValues;
  readonly errors: FormErrors;
  readonly onChange: (values: GrantValues) => void;
}

/** Role, and the zone, store or courier that it is for. Stores and couriers are found by a part of their name. */
export function GrantFields({ values, errors, onChange }: GrantFieldsProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const { data } = useApiQuery(objectsQuery(useDebouncedValue(typed, 250)));
  const { scope } = ROLES[values.role];
  const found = scope === 'own store' ? data?.stores : scope === 'own deliveries' ? data?.couriers : data?.zones;
  const options = (found ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        label={t('Role')}
        name="role"
        value={values.role}
        error={errors['role']}
        options={STAFF_ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }))}
        onChange={({ target }) => onChange({ ...values, role: target.value as StaffRole })}
      />
      {scope === 'all' && (
        <Select
          label={t('For')}
          name="zone_id"
          value={values.zone}
          error={errors['zone_id']}
          options={[{ value: '', label: t('The whole shop') }, ...options]}
          onChange={({ target }) => onChange({ ...values, zone: target.value })}
        />
      )}
      {scope !== 'all' && (
        <TextField
          label={scope === 'own store' ? t('Find the store') : t('Find the courier')}
          name="find"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {scope === 'own store' && (
        <Select
          label={t('Store')}
          name="store_id"
          value={values.store}
          error={errors['store_id']}
          placeholder={t('Choose')}
          options={options}
          onChange={({ target }) => onChange({ ...values, store: target.value })}
        />
      )}
      {scope === 'own deliveries' && (
        <Select
          label={t('Courier')}
          name="courier_id"
          value={values.courier}
          error={errors['courier_id']}
          placeholder={t('Choose')}
          options={options}
          onChange={({ target }) => onChange({ ...values, courier: target.value })}
        />
      )}
    </>
  );
}
