import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { parseIdentity } from '@bozor/domain/identity/email-or-phone.ts';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { readStored } from '../../platform/storage.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CodePhoneForm } from './code-phone-form.tsx';

/** Sign-in by SMS code: asks for the phone number. */
export function RequestCodeForm({ onDone }: { readonly onDone: (reply: SignInReply, name: string) => void }) {
  const { t } = useI18n();
  const [remembers, setRemembers] = useState(true);
  const { mutate, isPending } = useApiMutation(calls.identity.login, { quiet: true });
  return (
    <CodePhoneForm
      start={rememberedPhone()}
      busy={isPending}
      onSend={(phone, callbacks) =>
        mutate(
          { body: { phone, login_type: 'otp', field_type: 'phone', type: 'phone' } },
          { ...callbacks, onSuccess: (reply) => onDone(reply, remembers ? (reply.phone ?? phone) : '') },
        )
      }
    >
      <Checkbox label={t('Remember me')} checked={remembers} onChange={(event) => setRemembers(event.target.checked)} />
    </CodePhoneForm>
  );
}

function rememberedPhone(): string {
  const identity = parseIdentity(readStored('userDatafor')?.email_or_phone ?? '');
  return identity?.fieldType === 'phone' ? identity.phone : '';
}
