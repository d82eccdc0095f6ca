import type { FastifyRequest } from 'fastify';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { CODE_LIFETIME_MS } from '@bozor/domain/identity/one-time-code.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { completeProfile } from './complete-profile.ts';
import { logIn } from './log-in.ts';
import { checkSocialEmail, logInSocially, registerSocially } from './log-in-socially.ts';
import { requestGuest } from './request-guest.ts';
import { requestPasswordReset, openPasswordReset, resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import type { SignInContext } from './signed-in.ts';
import { revokeSession } from './store.ts';
import { sendAnotherCode, verifyCode, verifyExternalCode } from './verify-code.ts';

export function identityRoutes(api: Api): void {
  mount(api, API.identity.requestGuest, async () => ({ guest_id: await requestGuest(api.db) }));
  mount(api, API.identity.signUp, async ({ body, scope, request }) => signUp(api, body, context(scope, request)));
  mount(api, API.identity.login, async ({ body, scope, request }) => logIn(api, body, context(scope, request)));
  mount(api, API.identity.sendOtp, async ({ body, scope, request }) => {
    const { to, resendAfterSeconds } = await sendAnotherCode(api, body, context(scope, request));
    return presentSent(api, scope.locale, to, resendAfterSeconds);
  });
  mount(api, API.identity.verifyPhone, async ({ body, scope, request }) => verifyCode(api, body, context(scope, request)));
  mount(api, API.identity.updateInfo, async ({ body, scope, request }) => completeProfile(api, body, context(scope, request)));
  mount(api, API.identity.forgotPassword, async ({ body, scope, request }) => {
    const { to, resendAfterSeconds } = await requestPasswordReset(api, body, context(scope, request));
    return presentSent(api, scope.locale, to, resendAfterSeconds);
  });
  mount(api, API.identity.verifyResetToken, async ({ body, scope }) => ({
    message: api.words.translate(scope.locale, 'The code is right.'),
    reset_token: await openPasswordReset(api, body),
  }));
  mount(api, API.identity.resetPassword, async ({ body, scope }) => {
    await resetPassword(api, body);
    return { message: api.words.translate(scope.locale, 'Your password has been changed.') };
  });
  mount(api, API.identity.socialLogin, async ({ body, scope, request }) => logInSocially(api, body, context(scope, request)));
  mount(api, API.identity.socialRegister, async ({ body, scope, request }) => registerSocially(api, body, context(scope, request)));
  mount(api, API.identity.checkEmail, async ({ body, scope, request }) => checkSocialEmail(api, body, context(scope, request)));
  mount(api, API.identity.verifyFirebase, async ({ body, scope, request }) => verifyExternalCode(api, body, context(scope, request)));
  mount(api, API.identity.logout, async ({ actor, scope }) => {
    await revokeSession(api.db, actor.sessionId);
    return { message: api.words.translate(scope.locale, 'Logout successful.'), guest_id: await requestGuest(api.db) };
  });
}

function context(scope: Scope, request: FastifyRequest): SignInContext {
  return { locale: scope.locale, guestId: request.credentials.guestId, userAgent: request.headers['user-agent'], address: request.ip };
}

function presentSent(api: Api, locale: Locale, to: Identity, resendAfterSeconds: number) {
  return {
    message: api.words.translate(locale, 'If it is right, a code is on its way.'),
    verification_on: to.fieldType,
    resend_after_seconds: resendAfterSeconds,
    expires_in_seconds: CODE_LIFETIME_MS / 1000,
  };
}
