import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { loginView, offers } from '@bozor/domain/identity/login-view.ts';
import { Segmented } from '@bozor/ui/actions/segmented.tsx';
import { useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { RequestCodeForm } from './request-code-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { loginTypesOf } from './login-types-of.ts';
import * as styles from './sign-in-view.module.css';

interface SignInViewProps {
  /** `name` is the identity that the device remembers after sign-in; empty remembers none. */
  readonly onDone: (reply: SignInReply, name: string) => void;
  readonly onLeave: (() => void) | undefined;
}

/** The sign-in methods that the shop has enabled: password, code, or a choice of both. */
export function SignInView(props: SignInViewProps) {
  const { t } = useI18n();
  const view = loginView(loginTypesOf(useConfig().centralize_login));
  const hasBoth = offers(view, 'manual') && offers(view, 'otp');
  const [method, setMethod] = useState<'manual' | 'otp'>(offers(view, 'manual') ? 'manual' : 'otp');
  return (
    <>
      {hasBoth && (
        <Segmented
          className={styles.methods}
          label={t('How to sign in')}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'manual', label: t('With a password') },
            { value: 'otp', label: t('Code by SMS') },
          ]}
        />
      )}
      {method === 'manual' ? <SignInForm {...props} /> : <RequestCodeForm onDone={props.onDone} />}
    </>
  );
}
