import type { SocialProvider } from '../ports/social-provider.ts';
import { openIdProvider } from './open-id-provider.ts';

/** The shop's client ids at the providers. A missing one is not connected. */
export type SocialClients = Readonly<Partial<Record<SocialProvider['medium'], string | undefined>>>;

/** Sign-in page, issuers and keys of a provider. */
interface SocialServer {
  readonly page: string;
  readonly issuers: readonly string[];
  readonly keysUrl: string;
}

type SocialServers = Readonly<Record<SocialProvider['medium'], SocialServer>>;

export interface SocialProvidersOptions {
  readonly clients: SocialClients;
  /** Return address of all providers; each must have it registered. */
  readonly returnUrl: string;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
  readonly servers?: SocialServers;
}

/** Connected providers. Each redirects to its own page and back; none of their scripts runs in the shop. */
export function socialProviders({ clients, servers = SERVERS, ...rest }: SocialProvidersOptions): readonly SocialProvider[] {
  return (['google', 'facebook', 'apple'] as const).flatMap((medium) => {
    const { [medium]: clientId } = clients;
    const { page, ...server } = servers[medium];
    return clientId ? [openIdProvider({ medium, clientId, page: `${page}?${QUESTIONS[medium]}`, ...server, ...rest })] : [];
  });
}

/** One server that plays all three providers, as in a test. */
export function serversAt(url: string): SocialServers {
  const of = (medium: string) => ({ page: `${url}/${medium}/page`, issuers: [`${url}/${medium}`], keysUrl: `${url}/${medium}/keys` });
  return { google: of('google'), facebook: of('facebook'), apple: of('apple') };
}

/**
 * Google and Facebook respond in the URL fragment, which no server sees. Apple does so only without the e-mail scope, and otherwise posts a
 * form.
 */
const QUESTIONS: Readonly<Record<keyof SocialServers, string>> = {
  google: 'response_type=id_token&scope=openid+email+profile&prompt=select_account',
  facebook: 'response_type=id_token&scope=openid+public_profile',
  apple: 'response_type=code+id_token&response_mode=form_post&scope=name+email',
};

const SERVERS: SocialServers = {
  google: {
    page: 'https://accounts.google.com/o/oauth2/v2/auth',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    page: 'https://www.facebook.com/dialog/oauth',
    issuers: ['https://www.facebook.com'],
    keysUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
  apple: {
    page: 'https://appleid.apple.com/auth/authorize',
    issuers: ['https://appleid.apple.com'],
    keysUrl: 'https://appleid.apple.com/auth/keys',
  },
};
