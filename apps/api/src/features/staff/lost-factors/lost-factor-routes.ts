import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { mount } from '../../../platform/http/mount.ts';
import { contextOf, keepSession, requireConsole } from '../session-requests.ts';
import { askForHelp } from './ask-for-help.ts';
import { approve, deny, makeLink, readLostFactors } from './decide-lost-factor.ts';
import { readLink, renewFactor } from './renew-factor.ts';

/** Endpoints for people who lost their codes, and for the owners who help them. */
export function lostFactorRoutes(api: Api): void {
  mount(api, API.lostFactors.ask, async ({ body, request }) => {
    requireConsole(request);
    await askForHelp(api, body, request.ip);
    return {};
  });
  mount(api, API.lostFactors.read, async ({ params }) => readLink(api, params.token));
  mount(api, API.lostFactors.renew, async ({ params, body, scope, request, reply }) => {
    requireConsole(request);
    const session = await renewFactor(api, params.token, body, contextOf(scope, request));
    keepSession(api, reply, session);
    return { ...session.signedIn, recovery_codes: [...session.recoveryCodes] };
  });
  mount(api, OPERATOR.lostFactors.list, async ({ actor }) => readLostFactors(api, actor));
  mount(api, OPERATOR.lostFactors.approve, async ({ actor, params }) => approve(api, actor, params.id));
  mount(api, OPERATOR.lostFactors.link, async ({ actor, params }) => makeLink(api, actor, params.id));
  mount(api, OPERATOR.lostFactors.deny, async ({ actor, params, body }) => deny(api, actor, params.id, body.reason));
}
