import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { loginView, offers } from '@bozor/domain/identity/login-view.ts';
import { Segmented } from '@bozor/ui/actions/segmented.tsx';
import { useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { readStored } from '../../platform/storage.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { RequestCodeForm } from './request-code-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { loginTypesOf } from './login-types-of.ts';
import * as styles from './sign-in-view.module.css';

interface SignInViewProps {
  /** `name` is the identity that the device remembers after sign-in; empty remembers none. */
  readonly onDone: (reply: SignInReply, name: string) => void;
  readonly onLeave: (() => void) | undefined;
  /** The way and the name that were given before, to be corrected. */
  readonly before?: { readonly method: 'manual' | 'otp'; readonly name: string } | undefined;
}

/** The sign-in methods that the shop has enabled: code, password, or a choice of both that begins with the code. */
export function SignInView({ before, ...props }: SignInViewProps) {
  const { t } = useI18n();
  const view = loginView(loginTypesOf(useConfig().centralize_login));
  const hasBoth = offers(view, 'manual') && offers(view, 'otp');
  const [method, setMethod] = useState<'manual' | 'otp'>(
    before?.method ?? (offers(view, 'otp') && !(offers(view, 'manual') && isEmailRemembered()) ? 'otp' : 'manual'),
  );
  const nameFor = (way: typeof method) => (before?.method === way ? before.name : undefined);
  return (
    <>
      {hasBoth && (
        <Segmented
          className={styles.methods}
          label={t('How to sign in')}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'otp', label: t('Code by SMS') },
            { value: 'manual', label: t('With a password') },
          ]}
        />
      )}
      {method === 'manual' ? (
        <SignInForm {...props} start={nameFor('manual')} />
      ) : (
        <RequestCodeForm onDone={props.onDone} start={nameFor('otp')} onLeave={hasBoth ? { go: props.onLeave } : undefined} />
      )}
    </>
  );
}

/** Whoever signed in by e-mail has a password. */
function isEmailRemembered(): boolean {
  return readStored('userDatafor')?.email_or_phone.includes('@') === true;
}
