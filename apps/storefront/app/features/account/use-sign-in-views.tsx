import type { SignInReply } from '@bozor/contract/identity.ts';
import { loginView, offers } from '@bozor/domain/identity/login-view.ts';
import { useState, type ReactNode } from 'react';
import { useConfig } from '../../platform/config.ts';
import { writeStored } from '../../platform/storage.ts';
import { useWords } from '../../platform/words/words.tsx';
import { CodeSentTo, CodeView } from './code-view.tsx';
import { IsItYouView } from './is-it-you-view.tsx';
import { SignInView } from './sign-in-view.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { stepAfter } from './step-after.ts';
import { typesOf } from './types-of.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { UserInfoForm } from './user-info-form.tsx';
import styles from './use-sign-in-views.module.css';

type View =
  | { readonly name: 'sign-in' | 'sign-up' }
  | { readonly name: 'otp' | 'user_info' | 'is_exist_user'; readonly reply: SignInReply };

interface Arrival {
  /** What the device is to remember of whoever signs in; empty for nothing, undefined for what it does already. */
  readonly name?: string | undefined;
  readonly arrivesNew?: boolean;
}

interface SignInViews {
  readonly title: string;
  readonly text: ReactNode;
  readonly body: ReactNode;
}

/** The views of signing in, one after the other as the answers ask for them: the same in the dialog and on the page. `onDone` knows whether the account is new. */
export function useSignInViews({
  first,
  onDone,
  onLeave,
}: {
  readonly first: 'sign-in' | 'sign-up';
  readonly onDone: (arrival: { readonly isNew: boolean }) => void;
  readonly onLeave?: () => void;
}): SignInViews {
  const { t } = useWords();
  const { centralize_login: ways } = useConfig();
  const finish = useFinishSignIn();
  const hasPasswords = offers(loginView(typesOf(ways)), 'manual');
  const [view, setView] = useState<View>({ name: hasPasswords ? first : 'sign-in' });
  const [isNew, setNew] = useState(false);
  const [remembered, setRemembered] = useState<string>();

  const goOn = (reply: SignInReply, { name = remembered, arrivesNew = isNew }: Arrival = {}) => {
    const { step } = stepAfter(reply);
    setNew(arrivesNew);
    setRemembered(name);
    if (step === 'verify') return setView({ name: 'otp', reply });
    if (step === 'user_info' || step === 'is_exist_user') return setView({ name: step, reply });
    const { token } = reply;
    if (token === null) return undefined;
    if (name !== undefined) writeStored('userDatafor', name === '' ? undefined : { email_or_phone: name });
    finish({ ...reply, token });
    return onDone({ isNew: arrivesNew });
  };
  const back = () => setView({ name: 'sign-in' });

  switch (view.name) {
    case 'otp':
      return {
        title: view.reply.verification_on === 'email' ? t('Enter the code from the email') : t('Enter the SMS code'),
        text: <CodeSentTo reply={view.reply} onChange={back} />,
        body: <CodeView key={view.reply.pending_token} reply={view.reply} onDone={(reply) => goOn(reply)} />,
      };
    case 'user_info':
      return {
        title: t('Nice to meet you'),
        text: t('One more thing: how may we call you?'),
        body: <UserInfoForm reply={view.reply} onDone={(reply) => goOn(reply, { arrivesNew: true })} />,
      };
    case 'is_exist_user':
      return {
        title: t('Is It You?'),
        text: t('An account already has this number or email, but never confirmed it.'),
        body: <IsItYouView reply={view.reply} onDone={(reply) => goOn(reply)} />,
      };
    default:
  }
  const isSigningUp = view.name === 'sign-up';
  return {
    title: isSigningUp ? t('Sign Up') : t('Sign In'),
    text: t('Your cart stays as it is.'),
    body: (
      <>
        {isSigningUp ? (
          <SignUpForm onDone={(reply) => goOn(reply, { arrivesNew: true })} />
        ) : (
          <SignInView onDone={(reply, name) => goOn(reply, { name })} onLeave={onLeave} />
        )}
        {hasPasswords && (
          <p className={styles.other}>
            {isSigningUp ? t('Already have an account?') : t('New here?')}{' '}
            <button type="button" onClick={() => setView({ name: isSigningUp ? 'sign-in' : 'sign-up' })}>
              {isSigningUp ? t('Sign In') : t('Sign Up')}
            </button>
          </p>
        )}
      </>
    ),
  };
}
