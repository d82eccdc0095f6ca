import { InboxIcon } from '../features/messages/inbox-icon.tsx';
import { LiveUpdates } from '../features/messages/live-updates.tsx';
import { WishlistIcon } from '../features/wishlist/wishlist-icon.tsx';
import { CompactFace } from '../shell/compact-face.tsx';

/** What only the signed-in have in the headers, and what keeps their page up to date. Their code comes with them. */
export function OwnIcons({ isCompact = false }: { readonly isCompact?: boolean }) {
  return (
    <>
      {!isCompact && <LiveUpdates />}
      <InboxIcon />
      {isCompact ? <CompactFace /> : <WishlistIcon />}
    </>
  );
}
