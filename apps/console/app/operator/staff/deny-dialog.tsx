import { calls } from '@bozor/contract/operator/calls.ts';
import type { LostFactor } from '@bozor/contract/operator/lost-factors.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { TextArea } from '@bozor/ui/forms/text-area.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as forms from '../../frame/staff/form.module.css';

interface DenyDialogProps {
  readonly lost: LostFactor;
  readonly onClose: () => void;
}

/** Ends a request for new codes, or its link, with a reason. */
export function DenyDialog({ lost, onClose }: DenyDialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const { form, errors, refuse, clear } = useFormErrors();
  const { name } = lost.person;
  const deny = useApiMutation(calls.lostFactors.deny, {
    quiet: true,
    changes: [calls.lostFactors.list],
    onSuccess: () => {
      announce(t('The request has ended.'));
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    deny.mutate({ params: { id: lost.id }, body: { reason } }, { onError: refuse });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="confirm"
      title={t('No new codes for {name}?', { name })}
      text={lost.has_link ? t('The link that was made works no more.') : t('The person may ask again.')}
      closeLabel={t('Close')}
    >
      <form ref={form} className={forms.form} noValidate onSubmit={submit}>
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
        <Button type="submit" variant="danger" size={54} wide busy={deny.isPending}>
          {lost.has_link ? t('End the link') : t('Deny')}
        </Button>
      </form>
    </Dialog>
  );
}
