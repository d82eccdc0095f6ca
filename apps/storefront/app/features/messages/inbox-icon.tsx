import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { unreadMessages } from './message-queries.ts';

/** Messages link of the header with the unread count; hidden in the parcel module. */
export function InboxIcon() {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const { data } = useApiQuery(unreadMessages());
  const unread = data?.unread_total ?? 0;
  if (type === 'parcel') return null;
  return (
    <IconButton
      icon={MessageCircle}
      label={unread > 0 ? t('Messages, {count} new', { count: unread }) : t('Messages')}
      variant="plain"
      badge={unread > 0 && unread}
      render={<PageLink to={urls.chatting()} />}
    />
  );
}
