import { calls } from '@bozor/contract/shop/calls.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { HeartProps } from './heart-props.ts';
import { useWishlist } from './wishlist-queries.ts';
import * as styles from './heart.module.css';

const WISHLIST = [calls.wishlist.list];

/** Adds an item or store to the wishlist or removes it. Optimistic: the press shows at once, the server's list decides. */
export function Heart({ kind, id, name, size = 36, className }: HeartProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { data } = useWishlist();
  const [wished, setWished] = useState<boolean>();
  const callbacks = {
    changes: WISHLIST,
    onSuccess: ({ message }: { message: string }) => toast({ id: 'wishlist', kind: 'success', title: message }),
  };
  const add = useApiMutation(calls.wishlist.add, callbacks);
  const remove = useApiMutation(calls.wishlist.remove, callbacks);
  const isListed = isSignedIn && data?.[kind === 'item' ? 'items' : 'stores'].some((kept) => kept.id === id) === true;
  if (wished === isListed) setWished(undefined);
  const isSaved = wished ?? isListed;
  const named = kind === 'item' ? { item_id: id } : { store_id: id };

  const press = () => {
    if (!isSignedIn) {
      toast({
        id: 'sign-in-required',
        kind: 'error',
        title: t('You are not logged in'),
        action: { label: t('Sign In'), onPress: () => openOverlay('sign-in') },
      });
      return;
    }
    if (add.isPending || remove.isPending) return;
    setWished(!isSaved);
    const options = { onError: () => setWished(undefined) };
    if (isSaved) remove.mutate({ query: named }, options);
    else add.mutate({ body: named }, options);
  };

  return (
    <IconButton
      icon={HeartIcon}
      label={t('Keep {name} as a favourite', { name })}
      aria-pressed={isSaved}
      filled={isSaved}
      variant="glass"
      round
      size={size}
      className={`${styles.heart} ${className ?? ''}`}
      onClick={press}
    />
  );
}
