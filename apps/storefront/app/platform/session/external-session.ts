import type { Config } from '@bozor/contract/shop/config.ts';

/** A code that the external provider sends, and the session that proves it. */
export interface ExternalSession {
  /** Asks for a code, or for another one. */
  readonly start: () => void;
  /** The session of the last code. Where none could be sent it is one that the provider does not know, which the server then says. */
  readonly info: () => Promise<string>;
}

const NONE = 'none';

/** Failures on this way are logged only (auth-45); the person asks for another code. */
export function externalSession(verifier: NonNullable<Config['phone_verifier']>, phone: string | null): ExternalSession {
  let session = Promise.resolve(NONE);
  return {
    start: () => {
      session = send(verifier, phone).catch((error: unknown) => {
        log(error);
        return NONE;
      });
    },
    info: () => session,
  };
}

async function send(verifier: NonNullable<Config['phone_verifier']>, phone: string | null): Promise<string> {
  if (!phone) {
    log('Invalid phone number');
    return NONE;
  }
  const { requestExternalCode } = await import('./request-external-code.ts');
  return requestExternalCode(verifier, phone);
}

function log(what: unknown): void {
  // oxlint-disable-next-line no-console -- the specification wants it logged, and shown nowhere
  console.warn(what);
}
