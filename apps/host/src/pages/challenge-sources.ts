import type { PhoneVerifier } from '@bozor/api/ports/phone-verifier.ts';
import type { OutsideSources } from '../front-ends/content-policy.ts';

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Returns the hosts of the external phone verification and of its challenge, while it is switched on. */
export function challengeSources(verifier: PhoneVerifier | undefined): OutsideSources {
  if (!verifier) return {};
  const { url, challengeUrl } = verifier.client;
  const { origin } = new URL(challengeUrl);
  const scripts = RECAPTCHA.some((source) => challengeUrl.startsWith(source)) ? RECAPTCHA : [origin];
  return { connect: [new URL(url).origin], scripts, frames: scripts };
}
