import { ApiProblem } from '@bozor/contract/client.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { loginView, offers } from '@bozor/domain/identity/login-view.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import type { SocialAnswer, SocialSignInAnswer } from '../../platform/session/social-answer.ts';
import { writeStored } from '../../platform/storage.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CodeSentTo, CodeView } from './code-view.tsx';
import { FormError } from './form-error.tsx';
import { ConfirmAccountView } from './confirm-account-view.tsx';
import { MendPhoneForm } from './mend-phone-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SignInView } from './sign-in-view.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { stepAfter } from './step-after.ts';
import { loginTypesOf } from './login-types-of.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { UserInfoForm } from './user-info-form.tsx';
import { needsPhone } from './needs-phone.ts';
import * as styles from './use-sign-in-views.module.css';

// Lazy, since most shops have no provider connected.
const SocialButtons = lazyComponent(async () => (await import('./social-buttons.tsx')).SocialButtons);
const SocialView = lazyComponent(async () => (await import('./social-view.tsx')).SocialView);

type View =
  | { readonly name: 'sign-in' | 'sign-up'; readonly problem?: string | undefined; readonly before?: GivenBefore | undefined }
  | { readonly name: 'social' | 'phone_modal'; readonly answer: SocialAnswer }
  | { readonly name: 'otp' | 'mend_phone' | 'user_info' | 'is_exist_user'; readonly reply: SignInReply };

type GivenBefore = ComponentProps<typeof SignInView>['before'];

interface Arrival {
  /** The identity the device remembers after sign-in: empty for none, undefined to leave the remembered one as it is. */
  readonly name?: string | undefined;
  readonly arrivesNew?: boolean;
}

interface SignInViews {
  readonly title: string;
  readonly text: ReactNode;
  readonly body: ReactNode;
}

/** The sign-in views in the order the replies require, shared by dialog and page. `onDone` receives whether the account is new. */
export function useSignInViews({
  first,
  back: trip,
  to,
  onDone,
  onLeave,
}: {
  readonly first: 'sign-in' | 'sign-up';
  /** Answer of a provider with which signing in continues. */
  readonly back?: SocialSignInAnswer | undefined;
  /** Destination after signing in at a provider. */
  readonly to?: string | undefined;
  readonly onDone: (arrival: { readonly isNew: boolean }) => void;
  readonly onLeave?: () => void;
}): SignInViews {
  const { t } = useI18n();
  const { centralize_login: ways } = useConfig();
  const finish = useFinishSignIn();
  const ofView = loginView(loginTypesOf(ways));
  const hasPasswords = offers(ofView, 'manual');
  const [view, setView] = useState<View>(() => {
    if (trip?.medium) return { name: 'social', answer: trip };
    if (trip)
      return {
        name: 'sign-in',
        problem: trip.problem === 'called-off' ? t('The sign-in was called off.') : t('The sign-in was not confirmed. Please try again.'),
      };
    return { name: hasPasswords ? first : 'sign-in' };
  });
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
  const askPhone = trip?.medium && (() => setView({ name: 'phone_modal', answer: trip }));
  // A mistyped phone can be corrected: of a provider's account, of a new account, of a sign-in by code.
  const back = (reply: SignInReply) => {
    if (trip?.medium && isOfProvider(view)) return setView({ name: 'phone_modal', answer: trip });
    if (isNew && reply.verification_on === 'phone') return setView({ name: 'mend_phone', reply });
    const method = reply.login_type === 'otp' ? 'otp' : 'manual';
    const name = method === 'otp' ? reply.phone : remembered || reply.phone || reply.email;
    return setView({ name: 'sign-in', ...(name && { before: { method, name } }) });
  };

  switch (view.name) {
    case 'otp':
      return {
        title: view.reply.verification_on === 'email' ? t('Enter the code from the email') : t('Enter the SMS code'),
        text: <CodeSentTo reply={view.reply} onChange={() => back(view.reply)} />,
        body: <CodeView key={`${view.reply.pending_token} ${view.reply.phone}`} reply={view.reply} onDone={(reply) => goOn(reply)} />,
      };
    case 'mend_phone':
      return {
        title: t('Correct your phone'),
        text: t('We send a new code to the number you give here.'),
        body: <MendPhoneForm reply={view.reply} onDone={(reply) => setView({ name: 'otp', reply })} />,
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
        text:
          view.reply.login_type === 'social'
            ? t('An account already has this number or email.')
            : t('An account already has this number or email, but never confirmed it.'),
        body: <ConfirmAccountView reply={view.reply} onDone={(reply) => goOn(reply)} onPhone={askPhone} />,
      };
    case 'social':
      return {
        title: t('Sign In'),
        text: undefined,
        body: (
          <SocialView
            answer={view.answer}
            lost={() => setView({ name: 'sign-in' })}
            onDone={(reply) => goOn(reply)}
            onRefused={(error) => {
              if (needsPhone(error)) return setView({ ...view, name: 'phone_modal' });
              const problem = error instanceof ApiProblem ? error.entries.map(({ message }) => message).join(' ') : undefined;
              return setView({ name: 'sign-in', problem: problem ?? t('Connection lost. Please try again.') });
            }}
          />
        ),
      };
    case 'phone_modal':
      return {
        title: t('One more step: your phone'),
        text: t('We need a number to reach you about your orders. A code sent there proves that it is yours.'),
        body: <PhoneForm answer={view.answer} onDone={(reply) => goOn(reply)} />,
      };
    default:
  }
  const isSigningUp = view.name === 'sign-up';
  return {
    title: isSigningUp ? t('Sign Up') : t('Sign In'),
    text: t('Your cart stays as it is.'),
    body: (
      <>
        {view.problem && (
          <div className={styles.problem}>
            <FormError>{view.problem}</FormError>
          </div>
        )}
        {isSigningUp ? (
          <SignUpForm onDone={(reply) => goOn(reply, { arrivesNew: true })} />
        ) : (
          ofView !== 'social' && <SignInView before={view.before} onDone={(reply, name) => goOn(reply, { name })} onLeave={onLeave} />
        )}
        {offers(ofView, 'social') && (
          <SocialButtons
            isAlone={ofView === 'social'}
            to={to}
            onProblem={(problem) => setView({ ...view, problem })}
            fallback={<div className={styles.waiting} data-alone={ofView === 'social'} />}
          />
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

/** Whether the view asks for the code sent to the phone of a provider's account. */
function isOfProvider(view: View): boolean {
  return view.name === 'otp' && view.reply.login_type === 'social' && view.reply.verification_on === 'phone';
}
