import { IconButton } from '@bozor/ui/icon-button.tsx';
import Share from 'lucide-react/icons/share-2';
import { useWords } from '../../platform/words/words.tsx';
import { shareLink } from './share-link.ts';

/** Tells others of what is on the picture. */
export function ShareButton(shared: { readonly title: string; readonly path: string }) {
  const words = useWords();
  return <IconButton icon={Share} label={words.t('Share')} look="glass" round onClick={() => void shareLink(shared, words)} />;
}
