import { calls } from '@bozor/contract/store/calls.ts';
import type { PersonOfStore } from '@bozor/contract/store/staff.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as forms from '../../frame/staff/form.module.css';
import { useFault } from '../../frame/use-fault.ts';
import { pinFault, PinField } from './pin-field.tsx';

/** Gives a person a first PIN, also where they forgot theirs or are locked out. */
export function SetPinDialog({ person, onClose }: { readonly person: PersonOfStore; readonly onClose: () => void }) {
  const { t } = useI18n();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const { fault, refuse, clear } = useFault();
  const set = useApiMutation(calls.staff.setPin, {
    quiet: true,
    changes: [calls.staff.list],
    onSuccess: () => {
      announce(t('The PIN is given.'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="confirm"
      title={t('New PIN for {name}', { name: person.name })}
      closeLabel={t('Close')}
    >
      <form
        className={forms.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          clear();
          const found = pinFault(pin);
          setError(found && t(found));
          if (!found) set.mutate({ params: { id: person.id }, body: { pin } }, { onError: refuse });
        }}
      >
        <FormError>{fault}</FormError>
        <PinField
          value={pin}
          error={error}
          onChange={(next) => {
            setPin(next);
            setError(undefined);
          }}
        />
        <Button type="submit" size={54} wide busy={set.isPending}>
          {t('Give the PIN')}
        </Button>
      </form>
    </Dialog>
  );
}
