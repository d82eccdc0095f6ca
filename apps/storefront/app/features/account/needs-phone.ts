import { ApiProblem } from '@bozor/contract/client.ts';

/** Whether the server refused because the provider sent no usable e-mail, so that a phone is needed (auth-29). */
export function needsPhone(error: unknown): boolean {
  return error instanceof ApiProblem && error.entries.some(({ code }) => code === 'email');
}
