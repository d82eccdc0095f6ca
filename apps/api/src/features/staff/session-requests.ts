import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../platform/api.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { NewStaffSession, StaffSignInContext } from './start-staff-session.ts';

/** Another site's page must not sign its visitor in as somebody else. */
export function requireConsole({ credentials }: FastifyRequest): void {
  if (!credentials.isConsole) throw problem('not-allowed');
}

export function contextOf(scope: Scope, request: FastifyRequest): StaffSignInContext {
  return { locale: scope.locale, address: request.ip, userAgent: request.headers['user-agent'] };
}

/** Sends the token of a new session in the cookie. */
export function keepSession(api: Api, reply: FastifyReply, { token, seconds }: NewStaffSession): void {
  reply.header('set-cookie', api.staffCookie.keep(token, seconds));
}
