import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { urls } from '../../platform/pages/urls.ts';
import { HeartSlot } from '../catalogue/heart-slot.tsx';
import { ShareButton } from '../catalogue/share-button.tsx';
import { ChatButton } from '../messages/chat-button.tsx';

/** Buttons on the cover: message, wishlist, share. */
export function StoreButtons({ store: { id, slug, name, module_id } }: { readonly store: StoreDetails }) {
  const path = urls.store(slug, { module_id });
  return (
    <>
      <ChatButton name={name} to={urls.chatting({ type: 'store', id, chatFrom: 'store' })} variant="glass" round />
      <HeartSlot kind="store" id={id} name={name} size={44} />
      <ShareButton title={name} path={path} />
    </>
  );
}
