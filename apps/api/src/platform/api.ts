import type { Clock } from '../ports/clock.ts';
import type { MediaStore } from '../ports/media.ts';
import type { Messenger } from '../ports/messenger.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { Places } from '../ports/places.ts';
import type { PhoneVerifier } from '../ports/phone-verifier.ts';
import type { SocialProvider } from '../ports/social-provider.ts';
import type { Database } from './db/database.ts';
import type { Bus } from './events/bus.ts';
import type { EventStreams } from './events/event-streams.ts';
import type { ApiServer } from './http/api-server.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { SettingsReader } from './settings/settings-reader.ts';
import type { Words } from './words/words.ts';

/** Configuration of the API: everything that differs between a laptop, a test and a city. */
export interface ApiConfig {
  readonly mode: 'demo' | 'production';
  /** Public URL of the shop, without a trailing slash. Links in messages and documents start with it. */
  readonly publicUrl: string;
  /** Address of the consoles: the public one, unless they have a host of their own. */
  readonly consoleUrl: string;
  /** The same where the operator set it; undefined where it is derived from host and port. Addresses in replies begin with it. */
  readonly addressBase: string | undefined;
  readonly secrets: {
    /** Keys the HMAC of one-time codes. */
    readonly otp: string;
    /** Signs tracking links and quotes. */
    readonly signing: string;
  };
  /** Addresses to which a payment may return in place of the shop's page, and all below them. */
  readonly paymentCallbacks: readonly string[];
  readonly rateLimits: boolean;
  /** Speed factor of the stores and couriers of a demo city. */
  readonly autopilotSpeed: number;
  /** Offers the built-in gateway, which moves no money: anyone may approve a payment. */
  readonly sandboxGateway: boolean;
}

/** Adapters of the ports. */
export interface Adapters {
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly media: MediaStore;
  readonly pictures: Pictures;
  readonly places: Places;
  /** Payment gateways; the first is the default. Without any there are no online payments. */
  readonly gateways: readonly PaymentGateway[];
  readonly push: PushSender;
  /** Sign-in providers; the settings decide which of them are offered. */
  readonly socials: readonly SocialProvider[];
  /** External phone verification, where it is connected; a setting switches it on. */
  readonly phoneVerifier?: PhoneVerifier | undefined;
}

/** Dependencies of every feature: server, database, adapters. */
export interface Api extends ApiServer {
  readonly config: ApiConfig;
  readonly db: Database;
  /** The same database through a small pool of its own, so that browsing cannot starve ordering. */
  readonly checkoutDb: Database;
  readonly adapters: Adapters;
  readonly bus: Bus;
  readonly streams: EventStreams;
  readonly jobs: Jobs;
  readonly words: Words;
  readonly settings: SettingsReader;
}
