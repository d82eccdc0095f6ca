import { calls } from '@bozor/contract/operator/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import * as forms from '../../frame/staff/form.module.css';
import { EMPTY_GRANT, grantBody, GrantFields } from './grant-fields.tsx';
import { ShownLink } from './shown-link.tsx';

/** Invites a person. The link is shown once, to be sent to them. */
export function InviteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useI18n();
  const [made, setMade] = useState<Reply<typeof calls.staff.invite>>();
  const close = () => {
    onClose();
    setMade(undefined);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || close()}
      title={made ? t('The invitation is ready') : t('Invite')}
      closeLabel={t('Close')}
    >
      {made ? (
        <ShownLink
          link={made.link}
          told={t('Send this link to the person. It works once, for 24 hours, and is not shown again.')}
          onDone={close}
        />
      ) : (
        <InviteForm onMade={setMade} />
      )}
    </Dialog>
  );
}

function InviteForm({ onMade }: { readonly onMade: (made: Reply<typeof calls.staff.invite>) => void }) {
  const { t } = useI18n();
  const [values, setValues] = useState({ name: '', email: '' });
  const [grant, setGrant] = useState(EMPTY_GRANT);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const invite = useApiMutation(calls.staff.invite, { quiet: true, changes: [calls.staff.list], onSuccess: onMade });
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacking = [
      ...(values.name.trim() === '' ? [{ field: 'name', problem: 'contact-name-required' as const }] : []),
      ...(values.email.trim() === '' ? [{ field: 'email', problem: 'email-required' as const }] : []),
    ];
    if (passes(lacking)) invite.mutate({ body: { ...values, ...grantBody(grant) } }, { onError: refuse });
  };
  return (
    <form ref={form} className={forms.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <TextField
        label={t('Name')}
        name="name"
        autoComplete="off"
        maxLength={255}
        value={values.name}
        error={errors['name']}
        onChange={({ target }) => set('name')(target.value)}
      />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
        maxLength={255}
        value={values.email}
        error={errors['email']}
        onChange={({ target }) => set('email')(target.value)}
      />
      <GrantFields
        values={grant}
        errors={errors}
        onChange={(next) => {
          setGrant(next);
          for (const field of ['role', 'store_id', 'courier_id', 'zone_id']) clear(field);
        }}
      />
      <Button type="submit" size={54} wide busy={invite.isPending}>
        {t('Make the link')}
      </Button>
    </form>
  );
}
