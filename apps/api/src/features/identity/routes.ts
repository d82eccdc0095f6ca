import type { FastifyRequest } from 'fastify';
import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { logIn } from './log-in.ts';
import { requestGuest } from './request-guest.ts';
import { signUp } from './sign-up.ts';
import type { Arriving } from './signed-in.ts';
import { revokeSession } from './store.ts';

export function identityRoutes(api: Api): void {
  mount(api, API.identity.requestGuest, async () => ({ guest_id: await requestGuest(api.db) }));
  mount(api, API.identity.signUp, async ({ body, scope, request }) => signUp(api, body, arriving(scope, request)));
  mount(api, API.identity.login, async ({ body, scope, request }) => logIn(api, body, arriving(scope, request)));
  mount(api, API.identity.logout, async ({ actor, scope }) => {
    await revokeSession(api.db, actor.sessionId);
    return { message: api.words.say(scope.locale, 'Logout successful.') };
  });
}

function arriving(scope: Scope, request: FastifyRequest): Arriving {
  return { locale: scope.locale, guestId: request.credentials.guestId, userAgent: request.headers['user-agent'], address: request.ip };
}
