import type { StoreDetails } from '@bozor/contract/store-details.ts';
import { IconButton } from '@bozor/ui/icon-button.tsx';
import Share2 from 'lucide-react/icons/share-2';
import { urls } from '../../platform/urls.ts';
import { useWords } from '../../platform/words/words.tsx';
import { HeartSlot } from '../catalogue/heart-slot.tsx';
import { shareLink } from '../catalogue/share-link.ts';
import { ChatButton } from '../messages/chat-button.tsx';

/** On the cover: write to the store, keep it, tell others of it. */
export function StoreButtons({ store: { id, slug, name, module_id } }: { readonly store: StoreDetails }) {
  const words = useWords();
  const path = urls.store(slug, { module_id });
  return (
    <>
      <ChatButton name={name} to={urls.chatting({ type: 'store', id, chatFrom: 'store' })} look="glass" round />
      <HeartSlot kind="store" id={id} name={name} size={44} />
      <IconButton icon={Share2} label={words.t('Share')} look="glass" round onClick={() => void shareLink({ title: name, path }, words)} />
    </>
  );
}
