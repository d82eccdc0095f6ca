import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { useRef } from 'react';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { CodePhoneForm } from './code-phone-form.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** Corrects a phone that was mistyped at sign-up, and sends the code to the right one. */
export function MendPhoneForm({ reply, onDone }: { readonly reply: SignInReply; readonly onDone: (reply: SignInReply) => void }) {
  const view = useRef<HTMLDivElement>(null);
  useFirstFocus(view);
  const { mutate, isPending } = useApiMutation(calls.identity.sendOtp, {
    quiet: true,
    onSuccess: ({ resend_after_seconds: seconds }, { body }) =>
      onDone({ ...reply, phone: body?.phone ?? reply.phone, resend_after_seconds: seconds }),
  });
  return (
    <div ref={view}>
      <CodePhoneForm
        start={reply.phone ?? ''}
        busy={isPending}
        onSend={(phone, callbacks) =>
          mutate({ body: { pending_token: reply.pending_token ?? '', phone, login_type: reply.login_type } }, callbacks)
        }
      />
    </div>
  );
}
