import { useEffect, useRef, type ReactNode } from 'react';
import { openOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import type { AccountEntryName, HiddenPage } from '../../shell/account/account-entries.ts';
import styles from './account-area.module.css';
import { AccountSide } from './account-side.tsx';
import { SignInFirst } from './sign-in-first.tsx';

interface AccountAreaProps {
  /** The page that the address asks for. Without one a phone shows the list of pages, and a wide screen the first of them. */
  readonly entry: AccountEntryName | HiddenPage | undefined;
  /** The page speaks to guests itself. */
  readonly isForGuests: boolean;
  readonly children: ReactNode;
}

/** The frame of the account: its pages as a list at the side, or on a phone as a page of their own. */
export function AccountArea({ entry, isForGuests, children }: AccountAreaProps) {
  const { status } = useSession();
  useAskingGuests();
  if (status === 'unknown') return <div className={styles.area} />;
  if (status !== 'customer') return <div className={`container ${styles.door}`}>{isForGuests ? children : <SignInFirst />}</div>;
  return (
    <div className={styles.area} data-chosen={entry !== undefined || undefined}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.side}>
          <AccountSide entry={entry} />
        </div>
        <div className={styles.pane}>{children}</div>
      </div>
    </div>
  );
}

/** Who comes without an account is asked to sign in, once; who leaves the account on this page is not, nor who is signing in already, back from a provider. */
function useAskingGuests(): void {
  const { status } = useSession();
  const isSigningIn = useOverlays().some(({ name, open }) => name === 'sign-in' && open);
  const isDecided = useRef(false);
  useEffect(() => {
    if (status === 'unknown' || isDecided.current) return;
    isDecided.current = true;
    if (status !== 'customer' && !isSigningIn) openOverlay('sign-in', { then: () => {} });
  }, [status, isSigningIn]);
}
