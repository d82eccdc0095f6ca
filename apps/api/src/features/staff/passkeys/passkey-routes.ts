import type { FastifyRequest } from 'fastify';
import { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { mount } from '../../../platform/http/mount.ts';
import { contextOf, keepSession, requireConsole } from '../session-requests.ts';
import { addPasskey, beginPasskey, presentPasskey, removePasskey } from './manage-passkeys.ts';
import { insertChallenge, listPasskeys } from './passkeys-store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { proveByPasskey, signInByPasskey } from './sign-in-by-passkey.ts';

/** Endpoints of passkeys: keeping them, signing in and proving by them. */
export function passkeyRoutes(api: Api): void {
  const partyOf = ({ headers }: FastifyRequest) => relyingPartyOf(api.config.consoleUrl, headers);

  mount(api, API.passkeys.list, async ({ actor }) => ({ passkeys: (await listPasskeys(api.db, actor.staffId)).map(presentPasskey) }));
  mount(api, API.passkeys.begin, async ({ actor, request }) => beginPasskey(api, actor, partyOf(request)));
  mount(api, API.passkeys.add, async ({ actor, body, request }) => addPasskey(api, actor, body, partyOf(request)));
  mount(api, API.passkeys.remove, async ({ actor, params: { id } }) => {
    await removePasskey(api, actor, id);
    return { id };
  });
  mount(api, API.passkeys.challenge, async ({ request }) => {
    requireConsole(request);
    return { challenge: await insertChallenge(api.db, 'sign-in', null), rp_id: partyOf(request).id };
  });
  mount(api, API.sessions.signInByPasskey, async ({ body, scope, request, reply }) => {
    requireConsole(request);
    const session = await signInByPasskey(api, body, partyOf(request), contextOf(scope, request));
    keepSession(api, reply, session);
    return session.signedIn;
  });
  mount(api, API.passkeys.proofChallenge, async ({ actor, request }) => ({
    challenge: await insertChallenge(api.db, 'prove', actor.staffId),
    rp_id: partyOf(request).id,
    known: (await listPasskeys(api.db, actor.staffId)).map(({ credential_id: id }) => id.toString('base64url')),
  }));
  mount(api, API.passkeys.prove, async ({ actor, body, request }) => ({
    seconds: await proveByPasskey(api, actor, body, partyOf(request)),
  }));
}
