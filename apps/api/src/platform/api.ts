import type { Clock } from '../ports/clock.ts';
import type { MediaStore } from '../ports/media.ts';
import type { Messenger } from '../ports/messenger.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { Places } from '../ports/places.ts';
import type { SocialProvider } from '../ports/social-provider.ts';
import type { Database } from './db/database.ts';
import type { Bus } from './events/bus.ts';
import type { EventStreams } from './events/event-streams.ts';
import type { ApiServer } from './http/api-server.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { SettingsReader } from './settings/settings-reader.ts';
import type { Words } from './words/words.ts';

/** What the API is told at start: everything that differs between a laptop, a test and a city. */
export interface ApiConfig {
  readonly mode: 'demo' | 'production';
  /** Address of the shop as people type it, no trailing slash. Links in messages and documents start with it. */
  readonly publicUrl: string;
  readonly secrets: {
    /** Keys the HMAC of one-time codes. */
    readonly otp: string;
    /** Signs tracking links and quotes. */
    readonly signing: string;
  };
  readonly rateLimits: boolean;
  /** How many times faster than usual stores and couriers of a demo city work. */
  readonly autopilotSpeed: number;
  /** Offers the built-in gateway, which moves no money: anybody may approve a payment. */
  readonly sandboxGateway: boolean;
}

/** The doors to the outside world, each behind its port. */
export interface Adapters {
  readonly clock: Clock;
  readonly messenger: Messenger;
  readonly media: MediaStore;
  readonly pictures: Pictures;
  readonly places: Places;
  /** Through which orders are paid online; the first is offered. None means that nothing is paid online. */
  readonly gateways: readonly PaymentGateway[];
  readonly push: PushSender;
  /** At which people may sign in; which of them are offered is a setting. */
  readonly socials: readonly SocialProvider[];
}

/** What every feature is handed: the server to mount on, the database, the doors. */
export interface Api extends ApiServer {
  readonly config: ApiConfig;
  readonly db: Database;
  /** The same database through a small pool of its own, so that browsing can never starve ordering. */
  readonly checkoutDb: Database;
  readonly adapters: Adapters;
  readonly bus: Bus;
  readonly streams: EventStreams;
  readonly jobs: Jobs;
  readonly words: Words;
  readonly settings: SettingsReader;
}
