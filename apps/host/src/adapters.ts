import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { externalFetcher } from '@bozor/api/adapters/fetch-external.ts';
import { consoleMessenger } from '@bozor/api/adapters/console-messenger.ts';
import { diskMedia } from '@bozor/api/adapters/disk-media.ts';
import { identityToolkit } from '@bozor/api/adapters/identity-toolkit.ts';
import { photonPlaces } from '@bozor/api/adapters/photon-places.ts';
import { sharpPictures } from '@bozor/api/adapters/sharp-pictures.ts';
import { smsGateway } from '@bozor/api/adapters/sms-gateway.ts';
import { smtpMailer } from '@bozor/api/adapters/smtp-mailer.ts';
import { serversAt, socialProviders } from '@bozor/api/adapters/social-providers.ts';
import { webPush } from '@bozor/api/adapters/web-push.ts';
import type { ApiParts } from '@bozor/api/app.ts';
import type { Messenger } from '@bozor/api/ports/messenger.ts';
import { systemClock } from '@bozor/api/ports/clock.ts';
import { SOCIAL_RETURN_PATH } from '@bozor/domain/identity/social-return.ts';
import type { HostConfig, SecretName } from './config.ts';
import type { Log } from './log.ts';

/** Folder of uploaded public pictures. */
export const uploadsFolder = ({ dataDir }: Pick<HostConfig, 'dataDir'>) => join(dataDir, 'media');

/** Folder of their copies in smaller widths; all of it can be recreated. */
export const smallPicturesFolder = ({ dataDir }: Pick<HostConfig, 'dataDir'>) => join(dataDir, 'small-pictures');

/** Folder of the hashed files of this build and, for a week, of those before it. */
export const keptAssetsFolder = ({ dataDir }: Pick<HostConfig, 'dataDir'>) => join(dataDir, 'assets');

/** Opens the adapters that the operator configured. */
export function openAdapters(
  config: Pick<HostConfig, 'dataDir' | 'mode' | 'publicUrl' | 'mail' | 'sms' | 'socialClients' | 'socialServersUrl' | 'phoneVerifier'> & {
    readonly secrets: Record<SecretName, string>;
  },
  log: Log,
): ApiParts['adapters'] {
  const publicFolder = uploadsFolder(config);
  mkdirSync(publicFolder, { recursive: true });
  return {
    clock: systemClock,
    messenger: openMessenger(config, log),
    media: diskMedia({ publicFolder, privateFolder: join(config.dataDir, 'private'), copiesFolder: smallPicturesFolder(config) }),
    // The drivers of payment providers. The first is the default, and the checkout uses it; the sandbox is built into the API and comes last.
    gateways: [],
    push: webPush({ secret: config.secrets.push, publicUrl: config.publicUrl, now: systemClock.now }),
    socials: socialProviders({
      clients: config.socialClients,
      returnUrl: `${config.publicUrl}${SOCIAL_RETURN_PATH}`,
      now: systemClock.now,
      onFault: (err) => log.warn({ err }, 'A provider of sign-in did not answer well.'),
      ...(config.socialServersUrl && { servers: serversAt(config.socialServersUrl) }),
    }),
    phoneVerifier: config.phoneVerifier && identityToolkit(config.phoneVerifier),
    pictures: sharpPictures({
      onMissing: (err) => log.warn({ err }, 'Pictures are served as they are: the library that draws them has no build for this machine.'),
    }),
  };
}

/** Mail and SMS through the operator's servers. Without a server, messages go to the log. */
function openMessenger({ mail, sms, mode }: Pick<HostConfig, 'mode' | 'mail' | 'sms'>, log: Log): Messenger {
  const noted = consoleMessenger((message) => log.info({ from: 'messenger' }, message), { showsText: mode === 'demo' });
  const ways = { email: mail ? smtpMailer(mail) : noted.send, sms: sms ? smsGateway(sms) : noted.send };
  return { send: (message) => ways[message.channel](message) };
}

/** An external geocoder and router, where the operator configured them. */
export function openExternalPlaces(
  { placesUrl, routesUrl }: Pick<HostConfig, 'placesUrl' | 'routesUrl'>,
  log: Log,
): ApiParts['externalPlaces'] | undefined {
  if (placesUrl === undefined && routesUrl === undefined) return undefined;
  const asking = (what: string) =>
    externalFetcher({ onFault: (err) => log.warn({ err }, `${what} did not answer; the shop's own answers instead.`) });
  return (own) => photonPlaces({ placesUrl, routesUrl, fetchPlaces: asking('The geocoder'), fetchRoutes: asking('The router'), own });
}
