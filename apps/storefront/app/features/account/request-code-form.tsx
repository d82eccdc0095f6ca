import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { parseIdentity } from '@bozor/domain/identity/email-or-phone.ts';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { guestContact } from '../../platform/session/guest-contact.ts';
import { readStored } from '../../platform/storage.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import * as styles from './form.module.css';
import { CodePhoneForm } from './code-phone-form.tsx';

/** Sign-in by SMS code: asks for the phone number. */
export function RequestCodeForm({
  start,
  onDone,
  onLeave,
}: {
  /** The number that was given before, to be corrected. */
  readonly start?: string | undefined;
  readonly onDone: (reply: SignInReply, name: string) => void;
  /** Where passwords exist: closes the dialog on the way to a new one. */
  readonly onLeave?: { readonly go: (() => void) | undefined } | undefined;
}) {
  const { t } = useI18n();
  const [remembers, setRemembers] = useState(true);
  const { mutate, isPending } = useApiMutation(calls.identity.login, { quiet: true });
  return (
    <CodePhoneForm
      start={start ?? rememberedPhone()}
      busy={isPending}
      onSend={(phone, callbacks) =>
        mutate(
          { body: { phone, login_type: 'otp', field_type: 'phone', type: 'phone' } },
          { ...callbacks, onSuccess: (reply) => onDone(reply, remembers ? (reply.phone ?? phone) : '') },
        )
      }
    >
      <div className={styles.row}>
        <Checkbox label={t('Remember me')} checked={remembers} onChange={(event) => setRemembers(event.target.checked)} />
        {onLeave && (
          <PageLink to={urls.forgotPassword()} className={styles.link} onClick={onLeave.go}>
            {t('Forgot password?')}
          </PageLink>
        )}
      </div>
    </CodePhoneForm>
  );
}

function rememberedPhone(): string {
  const identity = parseIdentity(readStored('userDatafor')?.email_or_phone ?? '');
  return identity?.fieldType === 'phone' ? identity.phone : (guestContact()?.phone ?? '');
}
