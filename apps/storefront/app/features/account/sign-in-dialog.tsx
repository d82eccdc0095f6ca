import type { SignInReply } from '@bozor/contract/identity.ts';
import { Dialog } from '@bozor/ui/dialog.tsx';
import { toast } from '@bozor/ui/toast.ts';
import { useState } from 'react';
import type { OverlayControls, OverlayProps } from '../../platform/overlays.ts';
import { useSession } from '../../platform/session.tsx';
import { useWords } from '../../platform/words/words.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import styles from './sign-in-dialog.module.css';

/** The door of the account: sign in or make one. What was going on before goes on afterwards. */
export function SignInDialog({ view: first = 'sign-in', then, open, close, closed }: OverlayProps['sign-in'] & OverlayControls) {
  const { t } = useWords();
  const { signIn } = useSession();
  const [view, setView] = useState(first);
  const goOn = useAfterSignIn();
  const isNew = view === 'sign-up';

  const finish = (reply: SignInReply) => {
    if (!reply.token) return;
    signIn(reply.token);
    toast({ id: 'sign-in', kind: 'success', title: t('Sign in successfully.') });
    const [clamped] = reply.cart.clamped;
    if (clamped !== undefined)
      toast({
        id: 'cart-merged',
        kind: 'info',
        title: t('Your carts were put together. There was not enough of {name}.', { name: clamped }),
      });
    if (reply.cart.outcome === 'kept_guest_cart')
      toast({ id: 'cart-merged', kind: 'info', title: t('Your earlier cart from another store was put aside.') });
    close();
    if (then) then();
    else goOn({ isNew });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={closed}
      size="auth"
      closeLabel={t('Close')}
      title={isNew ? t('Sign Up') : t('Sign In')}
      text={t('Your cart stays as it is.')}
    >
      {isNew ? <SignUpForm onDone={finish} /> : <SignInForm onDone={finish} />}
      <p className={styles.other}>
        {isNew ? t('Already have an account?') : t('New here?')}{' '}
        <button type="button" onClick={() => setView(isNew ? 'sign-in' : 'sign-up')}>
          {isNew ? t('Sign In') : t('Sign Up')}
        </button>
      </p>
    </Dialog>
  );
}
