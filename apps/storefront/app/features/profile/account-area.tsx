import { useEffect, useRef, type ReactNode } from 'react';
import { openOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useStored } from '../../platform/storage.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { entryLabel, type AccountEntryName, type HiddenPage } from '../../shell/account/account-entries.ts';
import * as styles from './account-area.module.css';
import { AccountSide } from './account-side.tsx';
import { SignInFirst } from './sign-in-first.tsx';

interface AccountAreaProps {
  /** The page that the URL selects. Without one a phone shows the list of pages, a wide screen the first page. */
  readonly entry: AccountEntryName | HiddenPage | undefined;
  /** The page has a state of its own for guests. */
  readonly isForGuests: boolean;
  readonly children: ReactNode;
}

/** Layout of the account: its pages as a side list, on phones as a page of its own. */
export function AccountArea({ entry, isForGuests, children }: AccountAreaProps) {
  const { t } = useI18n();
  const { status } = useSession();
  // Who has ordered here without an account finds those orders, and is asked for no account.
  const hasOrders = useStored('placed_orders') !== undefined;
  useGuestPrompt(!(entry === 'my-orders' && hasOrders));
  if (status === 'unknown')
    return (
      <div className={styles.area}>
        <h1 className="visually-hidden page-title">{t(entryLabel(entry ?? null) ?? 'Account')}</h1>
      </div>
    );
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

/**
 * Opens the sign-in dialog for guests, once. Customers who sign out on this page do not get it, nor those who are signing in, back from a
 * provider.
 */
function useGuestPrompt(isWanted: boolean): void {
  const { status } = useSession();
  const isSigningIn = useOverlays().some(({ name, open }) => name === 'sign-in' && open);
  const isDecided = useRef(false);
  useEffect(() => {
    if (status === 'unknown' || isDecided.current) return;
    isDecided.current = true;
    if (isWanted && status !== 'customer' && !isSigningIn) openOverlay('sign-in', { then: () => {} });
  }, [status, isSigningIn, isWanted]);
}
