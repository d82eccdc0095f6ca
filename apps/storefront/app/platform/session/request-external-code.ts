import type { Config } from '@bozor/contract/shop/config.ts';

type Verifier = NonNullable<Config['phone_verifier']>;

/** The provider's invisible challenge, as its script offers it. */
interface Challenge {
  ready(then: () => void): void;
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(widget: number): void;
  reset(widget: number): void;
}

/**
 * Asks the external provider to send a code to a phone (E.164), after its invisible challenge. Resolves to the session that the code belongs
 * to; rejects when the provider refuses or does not answer.
 */
export async function requestExternalCode(verifier: Verifier, phone: string): Promise<string> {
  const { recaptchaSiteKey } = await ask<{ recaptchaSiteKey: string }>(verifier, 'recaptchaParams');
  const recaptchaToken = await passChallenge(await loadChallenge(verifier.challenge_url), recaptchaSiteKey);
  const { sessionInfo } = await ask<{ sessionInfo: string }>(verifier, 'accounts:sendVerificationCode', {
    phoneNumber: phone,
    recaptchaToken,
  });
  return sessionInfo;
}

async function ask<Answer>({ url, api_key: key }: Verifier, call: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${url}/v1/${call}?key=${encodeURIComponent(key)}`, { ...sent, credentials: 'omit' });
  const answer = (await response.json()) as Answer & { error?: { message?: string } };
  if (!response.ok) throw new Error(answer.error?.message ?? `${call} answered ${response.status}`);
  return answer;
}

const challengeOf = () => (window as { grecaptcha?: Challenge }).grecaptcha;
let loading: Promise<Challenge> | undefined;

/** Loads the provider's script once; after a failure it is loaded again. */
function loadChallenge(src: string): Promise<Challenge> {
  loading ??= new Promise<Challenge>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${src}?render=explicit`;
    script.addEventListener('load', () => challengeOf()?.ready(() => resolve(challengeOf()!)));
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('The challenge could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
}

async function passChallenge(challenge: Challenge, sitekey: string): Promise<string> {
  const box = document.createElement('div');
  document.body.append(box);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = challenge.render(box, {
        sitekey,
        'size': 'invisible',
        'callback': resolve,
        'error-callback': () => reject(new Error('The challenge failed')),
        'expired-callback': () => reject(new Error('The challenge expired')),
      });
      challenge.execute(widget);
    });
  } finally {
    box.remove();
  }
}
