import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import Heart from 'lucide-react/icons/heart';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useFavouriteCount } from './use-favourite-count.ts';

/** Wishlist button of the header, with the count. */
export function WishlistButton() {
  const { t } = useI18n();
  const count = useFavouriteCount();
  const label = count > 0 ? t('Favourites, {count}', { count }) : t('Favourites');
  return (
    <IconButton
      icon={Heart}
      label={label}
      variant="plain"
      aria-haspopup="dialog"
      badge={count > 0 && count}
      onClick={() => openOverlay('wishlist')}
    />
  );
}
