import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { setState } from './store.ts';
import { subscribe } from './subscribe.ts';

export function newsletterRoutes(api: Api): void {
  mount(api, API.newsletter.subscribe, async ({ body, scope: { locale } }) => {
    await subscribe(api, body.email, locale);
    return { message: api.words.translate(locale, 'Subscribed Successfully') };
  });

  mount(api, API.newsletter.confirm, async ({ body, scope: { locale } }) => {
    if (!(await setState(api.db, body.token, 'confirmed'))) throw refuse(API.newsletter.confirm, 'newsletter-token');
    return { message: api.words.translate(locale, 'Your subscription is confirmed.') };
  });

  mount(api, API.newsletter.unsubscribe, async ({ body, scope: { locale } }) => {
    if (!(await setState(api.db, body.token, 'unsubscribed'))) throw refuse(API.newsletter.unsubscribe, 'newsletter-token');
    return { message: api.words.translate(locale, 'You are unsubscribed.') };
  });
}
