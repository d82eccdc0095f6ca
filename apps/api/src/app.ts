import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import { openApiDocument } from '@bozor/contract/openapi.ts';
import { embeddedGazetteer } from './adapters/embedded-gazetteer.ts';
import { addressRoutes } from './features/addresses/routes.ts';
import { defineAnswering } from './features/autopilot/answer-message.ts';
import { defineAutopilot } from './features/autopilot/play-city.ts';
import { brandRoutes } from './features/brands/routes.ts';
import { campaignRoutes } from './features/campaigns/routes.ts';
import { cartRoutes } from './features/cart/routes.ts';
import { categoryRoutes } from './features/categories/routes.ts';
import { healthConditionRoutes } from './features/health-conditions/routes.ts';
import { configRoutes } from './features/config/routes.ts';
import { courierRoutes } from './features/couriers/routes.ts';
import { defineOffering } from './features/couriers/offer-next.ts';
import { defineSweepingOffers } from './features/couriers/sweep-offers.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { defineAnonymizingOrders } from './features/customers/remove-account.ts';
import { customerRoutes } from './features/customers/routes.ts';
import { dispatchRoutes } from './features/dispatch/routes.ts';
import { flashSaleRoutes } from './features/flash-sales/routes.ts';
import { cartBilling } from './features/checkout/cart-billing.ts';
import { chatRoutes } from './features/chats/routes.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { defineSweepingPrescriptions } from './features/checkout/sweep-prescriptions.ts';
import { defineSweepingQuotes } from './features/checkout/sweep-quotes.ts';
import { identifyBy } from './features/identity/identify.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { defineSweepingProofs } from './features/identity/sweep-proofs.ts';
import { defineSweepingVisitors } from './features/identity/sweep-visitors.ts';
import { interestRoutes } from './features/interests/routes.ts';
import { itemDetailsRoutes } from './features/item-details/routes.ts';
import { readWholeFields } from './features/items/read-whole-fields.ts';
import { itemRoutes } from './features/items/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { moduleRoutes } from './features/modules/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { defineAfterPlacing } from './features/orders/after-placing.ts';
import { defineDecidingSwaps } from './features/orders/decide-swap.ts';
import { defineExpiringPrices } from './features/orders/expire-prices.ts';
import { defineSweepingDeliveryPhotos } from './features/orders/delivery-proofs.ts';
import { defineSweepingTrails } from './features/orders/sweep-trails.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { pageRoutes } from './features/pages/routes.ts';
import { parcelRoutes } from './features/parcel/routes.ts';
import { guardGateway } from './features/payments/guard-gateway.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { transferRoutes } from './features/payments/transfer-routes.ts';
import { defineSettlingPayments } from './features/payments/settle-payments.ts';
import { definePush } from './features/push/deliver-push.ts';
import { pushRoutes } from './features/push/routes.ts';
import { gazetteerSource } from './features/place/read-gazetteer.ts';
import { placeRoutes } from './features/place/routes.ts';
import { prescriptionRoutes } from './features/prescriptions/routes.ts';
import { promotionRoutes } from './features/promotions/routes.ts';
import { registrationRoutes } from './features/registration/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { staffReviewRoutes } from './features/reviews/staff-routes.ts';
import { defineCallingBack } from './features/sandbox-gateway/call-back.ts';
import { sandboxGateway, sandboxSecret } from './features/sandbox-gateway/gateway.ts';
import { sandboxRoutes } from './features/sandbox-gateway/routes.ts';
import { defineWordCount } from './features/search/dictionary-job.ts';
import { searchRoutes } from './features/search/routes.ts';
import { defineOrderTimes } from './features/stores/update-order-times.ts';
import { definePricing } from './features/stores/price-stores.ts';
import { operatorStaffRoutes } from './features/staff/operator-routes.ts';
import { staffRoutes } from './features/staff/routes.ts';
import { defineSweepingStaff } from './features/staff/sweep-staff.ts';
import { storeBoardRoutes } from './features/store-board/routes.ts';
import { storeEarningsRoutes } from './features/store-earnings/routes.ts';
import { definePuttingBack } from './features/store-menu/pause-item.ts';
import { storeMenuRoutes } from './features/store-menu/routes.ts';
import { storeShiftRoutes } from './features/store-shift/routes.ts';
import { defineEndingBusy } from './features/store-shift/set-busy.ts';
import { storeRoutes } from './features/stores/routes.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { wishlistRoutes } from './features/wishlist/routes.ts';
import type { Adapters, Api, ApiConfig } from './platform/api.ts';
import type { Database } from './platform/db/database.ts';
import { Bus } from './platform/events/bus.ts';
import { EventStreams } from './platform/events/event-streams.ts';
import { registerDocs } from './platform/http/docs-page.ts';
import { registerLimits, STREAMS_OF_AN_ADDRESS } from './platform/http/limits.ts';
import { PublicCalls } from './platform/http/public-calls.ts';
import { ReplyCache } from './platform/http/reply-cache.ts';
import { prepareServer, refuseInProcess, type Translate } from './platform/http/server.ts';
import { startRelay, type Relay } from './platform/events/relay.ts';
import type { JobsLog } from './platform/jobs/failing-jobs.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { servePrivateMedia } from './platform/media/private-media.ts';
import type { BreakerChange } from './platform/jobs/circuit-breaker.ts';
import { defineDelivery, defineSweepingMessages } from './platform/outbox/outbox.ts';
import { defineSweeping } from './platform/rates/count-tries.ts';
import { WholeReplies } from './platform/http/whole-replies.ts';
import { staffCookieAt } from './platform/http/staff-cookie.ts';
import { SettingsReader } from './platform/settings/settings-reader.ts';
import { Words } from './platform/words/words.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Places } from './ports/places.ts';

const VERSION = '1.0.0';

type Own = 'places' | 'gateways' | 'socials';

/** Dependencies from the host: one server to mount on, three pools, and the adapters. */
export interface ApiParts {
  readonly config: ApiConfig;
  readonly db: Database;
  readonly checkoutDb: Database;
  /** For background work, whose statements may take longer than a visitor's. */
  readonly jobsDb: Database;
  /**
   * Without `places` the shop's own gazetteer is used; the sandbox gateway is added after the given ones; without `socials` there is no
   * social sign-in.
   */
  readonly adapters: Omit<Adapters, Own> & Partial<Pick<Adapters, Own>>;
  /** Wraps the shop's own gazetteer in an external geocoder or router, with it as fallback. */
  readonly externalPlaces?: (own: Places) => Places;
  readonly bus?: Bus;
}

/** A composed API: mounted routes, and the background work that `start` begins. */
export interface RunningApi extends Api {
  /** Starts jobs and the relay. `workerPool` is for the job queue alone. */
  start(workerPool: pg.Pool, log: JobsLog): Promise<void>;
  /** Wakes the relay after a transaction left work for it: the `onLeft` of every pool. */
  wakeRelay(): void;
  stop(): Promise<void>;
}

/** Mounts the whole API on a Fastify instance created with `SERVER_OPTIONS`. */
export async function buildApi(server: FastifyInstance, parts: ApiParts): Promise<RunningApi> {
  const words = new Words();
  const bus = parts.bus ?? new Bus();
  const jobs = new Jobs();
  const replies = new ReplyCache();
  bus.subscribe('catalogue_changed', () => replies.drop());
  bus.subscribe('settings_changed', () => replies.drop());
  const gazetteer = embeddedGazetteer(gazetteerSource(parts.db));
  bus.subscribe('catalogue_changed', gazetteer.invalidate);
  const translate: Translate = (locale, message, values) => words.translate(locale, message, values);
  prepareServer(server, translate);
  const logServer: BreakerChange = (name, state) =>
    state === 'closed'
      ? server.log.info({ server: name }, 'A server answers again.')
      : server.log.warn({ server: name }, 'A server does not answer and is left alone for now.');
  const settings = new SettingsReader(parts.db, bus);
  const whole = new WholeReplies({
    addressBase: parts.config.addressBase,
    readItems: async (ids, { locale }) => {
      const { digit_after_decimal_point: digits } = await settings.read();
      return readWholeFields(parts.db, ids, { locale, digits, now: parts.adapters.clock.now() });
    },
  });
  const api: Api = {
    config: parts.config,
    server,
    db: parts.db,
    checkoutDb: parts.checkoutDb,
    adapters: {
      places: parts.externalPlaces?.(gazetteer) ?? gazetteer,
      socials: [],
      ...parts.adapters,
      gateways: [...(parts.adapters.gateways ?? []).map((gateway) => guardGateway(gateway, logServer)), ...builtInGateways(parts)],
    },
    identify: identifyBy(parts.db),
    limiters: await registerLimits(server, { on: parts.config.rateLimits }),
    replies,
    whole,
    publicCalls: new PublicCalls(replies, refuseInProcess(server, translate)),
    bus,
    streams: new EventStreams(server, { ofAnAddress: parts.config.rateLimits ? STREAMS_OF_AN_ADDRESS : Infinity, whole }),
    jobs,
    words,
    settings,
    staffCookie: staffCookieAt(parts.config.consoleUrl),
  };
  defineJobs({ ...api, db: parts.jobsDb, checkoutDb: parts.jobsDb }, logServer);
  const answered = new Set<unknown>();
  server.addHook('onRoute', ({ config }) => void (config?.endpoint && answered.add(config.endpoint)));
  addressRoutes(api);
  brandRoutes(api);
  campaignRoutes(api);
  const billing = cartBilling(api);
  cartRoutes(api, billing);
  categoryRoutes(api);
  healthConditionRoutes(api);
  configRoutes(api);
  couponRoutes(api);
  courierRoutes(api);
  customerRoutes(api);
  flashSaleRoutes(api);
  checkoutRoutes(api);
  identityRoutes(api);
  interestRoutes(api);
  itemDetailsRoutes(api);
  itemRoutes(api);
  messageRoutes(api);
  chatRoutes(api);
  moduleRoutes(api);
  newsletterRoutes(api);
  notificationRoutes(api);
  dispatchRoutes(api);
  orderRoutes(api, billing);
  pageRoutes(api);
  parcelRoutes(api);
  paymentRoutes(api);
  transferRoutes(api);
  placeRoutes(api);
  prescriptionRoutes(api);
  promotionRoutes(api);
  pushRoutes(api);
  registrationRoutes(api);
  reviewRoutes(api);
  staffReviewRoutes(api);
  sandboxRoutes(api);
  searchRoutes(api);
  staffRoutes(api);
  operatorStaffRoutes(api);
  storeBoardRoutes(api);
  storeEarningsRoutes(api);
  storeMenuRoutes(api);
  storeShiftRoutes(api);
  storeRoutes(api);
  walletRoutes(api);
  wishlistRoutes(api);
  servePrivateMedia(api);
  registerDocs(
    server,
    Object.fromEntries(
      Object.entries(AUDIENCES).map(([name, audience]) => [name, openApiDocument(audience, { version: VERSION, answered })]),
    ),
  );
  let relay: Relay | undefined;
  return {
    ...api,
    start: async (workerPool, log) => {
      relay = startRelay(parts.jobsDb, (error) => log('warning', `What was committed could not be handed on yet: ${String(error)}`));
      await jobs.start(workerPool, log);
    },
    wakeRelay: () => relay?.wake(),
    stop: async () => {
      await relay?.stop();
      await jobs.stop();
    },
  };
}

/** Defines all background jobs, which use their own pool. */
function defineJobs(api: Api, onChange: BreakerChange): void {
  const { jobs, db } = api;
  defineDelivery(jobs, db, api.adapters.messenger, onChange);
  defineSweeping(jobs, db);
  defineSweepingMessages(jobs, db);
  defineSweepingProofs(jobs, db);
  defineSweepingVisitors(jobs, db);
  defineSweepingStaff(jobs, db);
  defineAfterPlacing(api);
  defineExpiringPrices(api);
  defineDecidingSwaps(api);
  defineOffering(api);
  defineSweepingOffers(jobs, db);
  defineSweepingTrails(jobs, db);
  defineSweepingDeliveryPhotos(api);
  defineAutopilot(api);
  defineAnonymizingOrders(api);
  defineAnswering(api);
  defineCallingBack(api);
  definePush(api, onChange);
  defineSettlingPayments(api);
  defineSweepingPrescriptions(api);
  defineSweepingQuotes(api);
  defineOrderTimes(api);
  defineEndingBusy(api);
  definePuttingBack(api);
  definePricing(api);
  defineWordCount(api);
}

function builtInGateways({ config, checkoutDb }: ApiParts): readonly PaymentGateway[] {
  return config.sandboxGateway
    ? [sandboxGateway(checkoutDb, { secret: sandboxSecret(config.secrets.signing), publicUrl: config.publicUrl })]
    : [];
}
