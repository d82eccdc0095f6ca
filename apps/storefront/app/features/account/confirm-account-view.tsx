import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useRef } from 'react';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { needsPhone } from './needs-phone.ts';
import * as styles from './confirm-account-view.module.css';

/**
 * Shown when an account already exists for the phone or e-mail that was just verified. Yes joins it, No creates a new account. If that
 * still needs a phone, `onPhone` asks for one.
 */
export function ConfirmAccountView({
  reply,
  onDone,
  onPhone,
}: {
  readonly reply: SignInReply;
  readonly onDone: (reply: SignInReply) => void;
  readonly onPhone: (() => void) | undefined;
}) {
  const { t } = useI18n();
  const { errors, refuse } = useFormErrors();
  const view = useRef<HTMLDivElement>(null);
  useFirstFocus(view);
  const { mutate, isPending, variables } = useApiMutation(calls.identity.updateInfo, { quiet: true, onSuccess: onDone });
  const name = reply.is_exist_user?.name ?? '';
  const answer = (existing: 'yes' | 'no') => () =>
    mutate(
      { body: { pending_token: reply.pending_token ?? '', existing_user: existing, login_type: reply.login_type } },
      { onError: (error) => (onPhone && needsPhone(error) ? onPhone() : refuse(error)) },
    );
  const isAnswering = (existing: 'yes' | 'no') => isPending && variables?.body?.existing_user === existing;
  return (
    <div ref={view} className={styles.view}>
      <FormError>{errors['']}</FormError>
      <div className={styles.person}>
        <Avatar src={reply.is_exist_user?.image_full_url ?? undefined} name={name} size={72} />
        <b translate="no">{name}</b>
      </div>
      <p className={styles.hint}>
        {reply.login_type === 'social'
          ? t(
              'With Yes you keep this account. If it ever confirmed a phone or email, we send a code there; if not, the password set for it asks once for a code sent to you.',
            )
          : t('With Yes you keep this account. A password that was set for it before asks once for a code sent to you.')}
      </p>
      <div className={styles.answers}>
        <Button size={54} wide busy={isAnswering('yes')} onClick={answer('yes')}>
          {t('Yes')}
        </Button>
        <Button size={54} variant="ghost" wide busy={isAnswering('no')} onClick={answer('no')}>
          {t('No')}
        </Button>
      </div>
    </div>
  );
}
