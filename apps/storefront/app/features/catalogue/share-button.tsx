import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Share from 'lucide-react/icons/share-2';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { shareLink } from './share-link.ts';

/** Share button that lies on a picture. */
export function ShareButton(shared: { readonly title: string; readonly path: string }) {
  const words = useI18n();
  return <IconButton icon={Share} label={words.t('Share')} variant="glass" round onClick={() => void shareLink(shared, words)} />;
}
