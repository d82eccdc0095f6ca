import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { addFavourite, removeFavourite } from './change-wishlist.ts';
import { listVisited, readWishlist } from './read-wishlist.ts';

export function wishlistRoutes(api: Api): void {
  mount(api, API.wishlist.list, async ({ actor, scope }) => readWishlist(api, scope, actor.customerId));
  mount(api, API.wishlist.add, async ({ actor, body, scope: { locale } }) => {
    await addFavourite(api, actor.customerId, body);
    return { message: api.words.translate(locale, 'Added to your favourites.') };
  });
  mount(api, API.wishlist.remove, async ({ actor, query, scope: { locale } }) => {
    await removeFavourite(api, actor.customerId, query);
    return { message: api.words.translate(locale, 'Removed from your favourites.') };
  });
  mount(api, API.wishlist.visitAgain, async ({ actor, query, scope }) => listVisited(api, scope, actor.customerId, query));
}
