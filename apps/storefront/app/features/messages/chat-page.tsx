import type { Receiver } from '@bozor/contract/shop/customers/messages.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { chatWith, orderOf } from './chat-with.ts';
import { ConversationList } from './conversation-list.tsx';
import { Thread } from './thread.tsx';
import * as styles from './chat-page.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';

interface ChatPageProps {
  /** URL of a conversation. */
  readonly urlOf: (conversation: { readonly conversationId: number; readonly type: Receiver['receiver_type'] }) => string;
  /** Account pages have less room. */
  readonly isInAccount?: boolean;
}

/** The customer's conversations, and beside the list, or in its place on phones, the one that the URL selects. */
export function ChatPage({ urlOf, isInAccount = false }: ChatPageProps) {
  const { t } = useI18n();
  const { status } = useSession();
  const [query] = usePageQuery<'chatting' | 'profile'>();
  const requested = chatWith(query);
  if (status === 'guest' || status === 'anonymous') return <SignInFirst />;
  return (
    <section className={styles.chat} data-chosen={requested !== undefined || undefined} data-in-account={isInAccount || undefined}>
      <h1 className={`text-h1 page-title ${styles.title}`}>{t('Messages')}</h1>
      <div className={styles.columns}>
        <div tabIndex={-1} className={styles.list}>
          <ConversationList requested={requested} urlOf={urlOf} />
        </div>
        <div className={styles.thread}>
          {requested ? <Thread key={JSON.stringify(requested)} requested={requested} orderId={orderOf(query)} /> : <NothingChosen />}
        </div>
      </div>
    </section>
  );
}

function NothingChosen() {
  const { t } = useI18n();
  return <EmptyState className={styles.nothing} picture={<IconDisc of={MessageCircle} />} title={t('Choose a conversation')} />;
}

function SignInFirst() {
  const { t } = useI18n();
  return (
    <>
      <h1 className={`text-h1 page-title ${styles.title}`}>{t('Messages')}</h1>
      <EmptyState
        className={styles.guest}
        picture={<IconDisc of={MessageCircle} />}
        title={t('You are not logged in')}
        text={t('Sign in to write to stores and couriers.')}
        action={<Button onClick={() => openOverlay('sign-in', { then: () => {} })}>{t('Sign In')}</Button>}
      />
    </>
  );
}
