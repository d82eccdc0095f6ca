import { InboxIcon } from '../features/messages/inbox-icon.tsx';
import { LiveUpdates } from '../features/messages/live-updates.tsx';
import { WishlistIcon } from '../features/wishlist/wishlist-icon.tsx';
import { AccountAvatar } from '../shell/account/account-avatar.tsx';
import { CompactAvatar } from '../shell/account/compact-avatar.tsx';

/** Header icons of the signed-in, and the live updates of their page. The chunk loads only for them. */
export function OwnIcons({ at }: { readonly at: 'icons' | 'avatar' | 'compact' }) {
  switch (at) {
    case 'icons':
      return (
        <>
          <LiveUpdates />
          <InboxIcon />
          <WishlistIcon />
        </>
      );
    case 'avatar':
      return <AccountAvatar />;
    case 'compact':
      return (
        <>
          <InboxIcon />
          <CompactAvatar />
        </>
      );
  }
}
