import { calls } from '@bozor/contract/store/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type SubmitEvent } from 'react';
import { CopyButton } from '../../frame/invitation/copy-button.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as forms from '../../frame/staff/form.module.css';
import { pinFault, PinField } from './pin-field.tsx';
import * as styles from './staff.module.css';

/** Ways in which a person comes to a store. */
type Way = 'pin' | 'kitchen' | 'store_manager';

interface AddPersonDialogProps {
  readonly stores: Reply<typeof calls.staff.list>['stores'];
  readonly onClose: () => void;
}

/** Adds a cook by name and first PIN, or makes the link of an invitation, which is shown once. */
export function AddPersonDialog({ stores, onClose }: AddPersonDialogProps) {
  const { t } = useI18n();
  const [made, setMade] = useState<Reply<typeof calls.staff.invite>>();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={made ? t('The invitation is ready') : t('Add a person')}
      closeLabel={t('Close')}
    >
      {made ? (
        <div className={forms.form}>
          <p>{t('Send this link to the person. It works once, for 24 hours, and is not shown again.')}</p>
          <p className={styles.code} dir="ltr" translate="no">
            {made.link}
          </p>
          <CopyButton text={made.link} label={t('Copy the link')} />
          <Button variant="outline" wide onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      ) : (
        <AddForm stores={stores} onMade={setMade} onAdded={onClose} />
      )}
    </Dialog>
  );
}

interface AddFormProps {
  readonly stores: AddPersonDialogProps['stores'];
  readonly onMade: (made: Reply<typeof calls.staff.invite>) => void;
  readonly onAdded: () => void;
}

function AddForm({ stores, onMade, onAdded }: AddFormProps) {
  const { t } = useI18n();
  const [values, setValues] = useState({ name: '', email: '', pin: '', way: 'pin', store: String(stores[0]?.id ?? '') });
  const [pinError, setPinError] = useState<string>();
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const options = { quiet: true, changes: [calls.staff.list] };
  const invite = useApiMutation(calls.staff.invite, { ...options, onSuccess: onMade });
  const add = useApiMutation(calls.staff.add, {
    ...options,
    onSuccess: () => {
      announce(t('The person is added.'));
      onAdded();
    },
  });
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const { name, email, pin, store } = values;
  const way = values.way as Way;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = way === 'pin' ? pinFault(pin) : undefined;
    setPinError(found && t(found));
    const lacking = [
      ...(name.trim() === '' ? [{ field: 'name', problem: 'contact-name-required' as const }] : []),
      ...(way !== 'pin' && email.trim() === '' ? [{ field: 'email', problem: 'email-required' as const }] : []),
    ];
    if (!passes(lacking) || found) return;
    if (way === 'pin') add.mutate({ body: { store: Number(store), name, pin } }, { onError: refuse });
    else invite.mutate({ body: { store: Number(store), role: way, name, email } }, { onError: refuse });
  };
  return (
    <form ref={form} className={forms.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <Select
        label={t('How the person signs in')}
        name="way"
        value={way}
        options={[
          { value: 'pin', label: t('Kitchen, by PIN on the tablet') },
          { value: 'kitchen', label: t('Kitchen, with an account') },
          { value: 'store_manager', label: t('Store manager, with an account') },
        ]}
        onChange={({ target }) => set('way')(target.value)}
      />
      {stores.length > 1 && (
        <Select
          label={t('Store')}
          name="store"
          value={store}
          error={errors['store']}
          options={stores.map((each) => ({ value: String(each.id), label: each.name }))}
          onChange={({ target }) => set('store')(target.value)}
        />
      )}
      <TextField
        label={t('Name')}
        name="name"
        autoComplete="off"
        maxLength={255}
        value={name}
        error={errors['name']}
        onChange={({ target }) => set('name')(target.value)}
      />
      {way === 'pin' ? (
        <PinField
          value={pin}
          error={pinError ?? errors['pin']}
          onChange={(next) => {
            set('pin')(next);
            setPinError(undefined);
          }}
        />
      ) : (
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          spellCheck={false}
          maxLength={255}
          value={email}
          error={errors['email']}
          onChange={({ target }) => set('email')(target.value)}
        />
      )}
      <Button type="submit" size={54} wide busy={invite.isPending || add.isPending}>
        {way === 'pin' ? t('Add a person') : t('Make the link')}
      </Button>
    </form>
  );
}
