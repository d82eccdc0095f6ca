import type { FastifyReply } from 'fastify';
import { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { endStaffSession } from './end-staff-session.ts';
import { presentSignedIn } from './present.ts';
import { prove } from './prove.ts';
import { lostFactorRoutes } from './lost-factors/lost-factor-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { pinRoutes } from './pins/pin-routes.ts';
import { storeStaffRoutes } from './store-staff/store-staff-routes.ts';
import { contextOf, keepSession, requireConsole } from './session-requests.ts';
import { signInStaff } from './sign-in.ts';
import { listStaffSessions, readSignedIn } from './store.ts';

export function staffRoutes(api: Api): void {
  const forget = (reply: FastifyReply) => reply.header('set-cookie', api.staffCookie.remove());

  mount(api, API.sessions.signIn, async ({ body, scope, request, reply }) => {
    requireConsole(request);
    const session = await signInStaff(api, body, contextOf(scope, request));
    keepSession(api, reply, session);
    return session.signedIn;
  });
  mount(api, API.sessions.list, async ({ actor }) => ({
    sessions: (await listStaffSessions(api.db, actor.staffId)).map((session) => ({
      id: session.id,
      is_current: session.id === actor.sessionId,
      user_agent: session.user_agent,
      created_at: session.created_at.toISOString(),
      used_at: session.used_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
    })),
  }));
  mount(api, API.sessions.endCurrent, async ({ actor, reply }) => {
    await endStaffSession(api.db, actor, actor.sessionId);
    forget(reply);
    return { id: actor.sessionId };
  });
  mount(api, API.sessions.end, async ({ actor, params: { id }, reply }) => {
    await endStaffSession(api.db, actor, id);
    if (id === actor.sessionId) forget(reply);
    return { id };
  });
  mount(api, API.proof.give, async ({ actor, body }) => ({ seconds: await prove(api, actor, body) }));
  mount(api, API.me.read, async ({ actor, scope }) => presentSignedIn(await readSignedIn(api.db, actor.sessionId, scope.locale)));
  mount(api, API.invitations.read, async ({ params }) => readInvitation(api, params.token));
  mount(api, API.invitations.accept, async ({ params, body, scope, request, reply }) => {
    requireConsole(request);
    const session = await acceptInvitation(api, params.token, body, contextOf(scope, request));
    keepSession(api, reply, session);
    return { ...session.signedIn, recovery_codes: [...session.recoveryCodes] };
  });
  mount(api, API.demo.accounts, async () => listDemoAccounts(api));
  lostFactorRoutes(api);
  passkeyRoutes(api);
  pinRoutes(api);
  storeStaffRoutes(api);
}
