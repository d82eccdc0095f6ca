import { ApiProblem } from '@bozor/contract/client.ts';

/** The answer that leads to the question for a phone: no e-mail came from the provider that the shop may take (auth-29). */
export function wantsPhone(error: unknown): boolean {
  return error instanceof ApiProblem && error.entries.some(({ code }) => code === 'email');
}
