import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { useRef } from 'react';
import type { SocialAnswer } from '../../platform/session/social-answer.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { CodePhoneForm } from './code-phone-form.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** The view `phone_modal`: the provider returned no usable e-mail, so this asks for a phone and sends a code to it (auth-05). */
export function PhoneForm({ answer, onDone }: { readonly answer: SocialAnswer; readonly onDone: (reply: SignInReply) => void }) {
  const view = useRef<HTMLDivElement>(null);
  useFirstFocus(view);
  const { mutate, isPending } = useApiMutation(calls.identity.socialRegister, { quiet: true, onSuccess: onDone });
  return (
    <div ref={view}>
      <CodePhoneForm busy={isPending} onSend={(phone, callbacks) => mutate({ body: { ...answer, phone } }, callbacks)} />
    </div>
  );
}
