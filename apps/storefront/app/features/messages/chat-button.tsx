import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

interface ChatButtonProps extends Pick<ComponentProps<typeof IconButton>, 'variant' | 'round' | 'size'> {
  readonly name: string;
  readonly to: string;
}

/** Opens a conversation; asks guests to sign in. */
export function ChatButton({ name, to, ...variant }: ChatButtonProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const press = () => {
    if (isSignedIn) return void navigate(to);
    toast({
      id: 'sign-in-required',
      kind: 'error',
      title: t('You are not logged in'),
      action: { label: t('Sign In'), onPress: () => openOverlay('sign-in') },
    });
  };
  return <IconButton icon={MessageCircle} label={t('Chat with {name}', { name })} {...variant} onClick={press} />;
}
