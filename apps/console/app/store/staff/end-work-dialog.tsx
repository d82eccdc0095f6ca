import { calls } from '@bozor/contract/store/calls.ts';
import type { PersonOfStore } from '@bozor/contract/store/staff.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as forms from '../../frame/staff/form.module.css';

/** Ends the work of a person in the store, with the reason. */
export function EndWorkDialog({ person, onClose }: { readonly person: PersonOfStore; readonly onClose: () => void }) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const { form, errors, refuse, clear } = useFormErrors();
  const dismiss = useApiMutation(calls.staff.dismiss, {
    quiet: true,
    changes: [calls.staff.list],
    onSuccess: () => {
      announce(t('The work has ended.'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="confirm"
      title={t('End the work of {name}?', { name: person.name })}
      text={t('Every session ends within seconds. What they did stays in the history.')}
      closeLabel={t('Close')}
    >
      <form
        ref={form}
        className={forms.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          dismiss.mutate({ params: { id: person.id }, body: { reason } }, { onError: refuse });
        }}
      >
        <FormError>{errors['']}</FormError>
        <TextArea
          label={t('Reason')}
          name="reason"
          maxLength={300}
          value={reason}
          error={errors['reason']}
          onChange={({ target }) => {
            setReason(target.value);
            clear('reason');
          }}
        />
        <Button type="submit" variant="danger" size={54} wide busy={dismiss.isPending}>
          {t('End the work')}
        </Button>
      </form>
    </Dialog>
  );
}
