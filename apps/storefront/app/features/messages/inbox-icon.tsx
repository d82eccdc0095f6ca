import { IconButton } from '@bozor/ui/icon-button.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useActiveModule } from '../../platform/active-module.tsx';
import { PageLink } from '../../platform/page-link.tsx';
import { urls } from '../../platform/urls.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { unreadMessages } from './message-queries.ts';

/** The messages in the header, with how many are not read; not among parcels. */
export function InboxIcon() {
  const { t } = useWords();
  const { type } = useActiveModule();
  const { data } = useApiQuery(unreadMessages());
  const unread = data?.unread_total ?? 0;
  if (type === 'parcel') return null;
  return (
    <IconButton
      icon={MessageCircle}
      label={unread > 0 ? t('Messages, {count} new', { count: unread }) : t('Messages')}
      look="plain"
      badge={unread > 0 && unread}
      render={<PageLink to={urls.chatting()} />}
    />
  );
}
