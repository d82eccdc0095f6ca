import { API } from '@bozor/contract/staff/routes.ts';
import { SESSION_LIMITS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../../platform/api.ts';
import { mount } from '../../../platform/http/mount.ts';
import { problem } from '../../../platform/http/problem.ts';
import { staffCookieAt } from '../../../platform/http/staff-cookie.ts';
import { contextOf, keepSession, requireConsole } from '../session-requests.ts';
import { chooseOwnPin, lendDevice, readDevicePeople, signInByPin } from './switch-person.ts';

/** Endpoints of a shared tablet. Its own token is in a second cookie, beside that of the person who works there now. */
export function pinRoutes(api: Api): void {
  const device = staffCookieAt(api.config.consoleUrl, 'bozor-device');

  mount(api, API.pins.lend, async ({ actor, request, reply }) => {
    const { staffCookie } = request.credentials;
    // Only the browser of the tablet has its cookie.
    if (staffCookie === undefined) throw problem('not-allowed');
    const { people, isLent } = await lendDevice(api, actor, device.read(request.headers));
    const longest = SESSION_LIMITS['own store'].longestSeconds;
    reply.header('set-cookie', [...(isLent ? [device.keep(staffCookie, longest)] : []), api.staffCookie.remove()]);
    return { people };
  });
  mount(api, API.pins.people, async ({ request }) => readDevicePeople(api, device.read(request.headers)));
  mount(api, API.pins.signIn, async ({ body, scope, request, reply }) => {
    requireConsole(request);
    const session = await signInByPin(api, device.read(request.headers), body, contextOf(scope, request));
    keepSession(api, reply, session);
    return session.signedIn;
  });
  mount(api, API.pins.own, async ({ actor, body }) => chooseOwnPin(api, actor, body.pin));
}
