/** A request to a provider for a payment. */
interface PaymentRequest {
  /** The shop's id of the payment, an idempotency key: repeated requests begin one payment. */
  readonly key: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal digits of the amount: 1050 with 2 digits is 10.50. 0 in Uzbekistan, where the minor unit is a whole sum. */
  readonly digits: number;
  /**
   * Address that the browser returns to. A provider that can add something sends it back with `flag`: success, fail or cancel (`ReturnFlag`).
   * It is never trusted. Without a flag, and for success, the page waits for the money.
   */
  readonly returnUrl: string;
}

/** A payment that the provider has opened. */
export interface StartedPayment {
  /** Missing where the provider gives its id only later, in a callback. */
  readonly providerPaymentId?: string;
  /** Address where the customer continues to pay. */
  readonly redirectUrl: string;
}

/** A payment in the provider's books. */
export interface ProviderPayment {
  readonly providerPaymentId: string;
  /** The key of the request. */
  readonly key: string;
  readonly state: 'open' | 'captured' | 'failed' | 'canceled' | 'refunded';
  readonly amountMinor: number;
  readonly currency: string;
}

/** State of a payment, as a callback reports it. */
export interface PaymentUpdate extends ProviderPayment {
  /** Id of the event: a repeated callback has the same. */
  readonly event: string;
}

/** A provider's request to the shop. Nothing in it is verified. */
export interface GatewayCallback {
  /** The raw body as text, JSON or form fields. */
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** IP address of the caller. */
  readonly address: string;
  readonly now: Date;
  /** As in `PaymentRequest`; `PaymentBook` has minor units only. */
  readonly digits: number;
}

/** Reply to a callback in the provider's own protocol. */
export interface CallbackReply {
  readonly status: number;
  /** `content-type` is `application/json` if it is missing. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A provider's attempt to collect a payment, in the shop's book. A payment may have many, one of them open or captured. */
export interface PaymentAttempt {
  readonly providerPaymentId: string;
  /** The key of the request. */
  readonly key: string;
  /** `canceled` before the money came, `refunded` after. */
  readonly state: 'open' | 'captured' | 'canceled' | 'refunded';
  readonly amountMinor: number;
  readonly currency: string;
  /** The provider's own time of the attempt. */
  readonly providerAt: Date;
  readonly createdAt: Date;
  readonly capturedAt: Date | undefined;
  readonly canceledAt: Date | undefined;
  /** The provider's code of a cancellation. */
  readonly reason: string | undefined;
}

/**
 * Why the book refuses a step. `unknown`: there is no such payment or attempt. `amount`: another amount. `paid`: it is paid already. `closed`: the
 * order no longer waits for it. `busy`: another attempt is open. `delivered`: the goods are handed over, or the money is in a wallet.
 */
export type BookProblem = 'unknown' | 'amount' | 'paid' | 'closed' | 'busy' | 'delivered';

type BookResult<T, P extends BookProblem = BookProblem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/**
 * The shop's book of one gateway's payments. Each step is one transaction and idempotent: repeated, it changes nothing and has the same result. The
 * gateway calls it only for callbacks that it has verified.
 */
export interface PaymentBook {
  /** For gateways that report the result of a payment. With `find`, the gateway is queried before anything changes. */
  report(update: PaymentUpdate): Promise<void>;
  /** For gateways that call before they debit: whether a payment may be paid with this amount. Reserves nothing. */
  check(payment: {
    readonly key: string;
    readonly amountMinor: number;
  }): Promise<BookResult<undefined, 'unknown' | 'amount' | 'paid' | 'closed'>>;
  /** Opens an attempt. The same `providerPaymentId` returns the attempt as it stands, whatever its state. */
  open(attempt: {
    readonly providerPaymentId: string;
    readonly key: string;
    readonly amountMinor: number;
    readonly at: Date;
  }): Promise<BookResult<PaymentAttempt, 'unknown' | 'amount' | 'paid' | 'closed' | 'busy'>>;
  /** Books the money of an open attempt. `closed` when the order was given up or paid otherwise meanwhile: the provider must not debit. */
  capture(providerPaymentId: string): Promise<BookResult<PaymentAttempt, 'unknown' | 'closed'>>;
  /**
   * Cancels an attempt. After its capture this is a refund started by the provider: the order is canceled, unless it has ended before.
   * `delivered` when the shop refuses that.
   */
  cancel(providerPaymentId: string, reason: string): Promise<BookResult<PaymentAttempt, 'unknown' | 'delivered'>>;
  find(providerPaymentId: string): Promise<PaymentAttempt | undefined>;
  /** All attempts whose provider's time is from `from` to `to`, both included, the oldest first. */
  statement(from: Date, to: Date): Promise<readonly PaymentAttempt[]>;
}

/** A refund that the shop starts. */
interface RefundRequest {
  readonly providerPaymentId: string;
  /** Idempotency key of the refund. */
  readonly key: string;
  /** At most the amount that was captured; less is a partial refund. */
  readonly amountMinor: number;
}

/** A provider that collects payments for the shop. Its calls throw when the provider cannot be reached, and all of them may be repeated. */
export interface PaymentGateway {
  /** Name in addresses and books: `sandbox`. */
  readonly name: string;
  /** Name shown to customers. */
  readonly title: string;
  /** Time within which a payment must be paid, in ms, where it is shorter than the shop's own (`UNPAID_ORDER_EXPIRES_MS`). */
  readonly payWithinMs?: number;
  /** Opens a payment at the provider. Idempotent by the request's `key`. */
  begin(request: PaymentRequest): Promise<StartedPayment>;
  /**
   * Verifies a callback, applies it to the book, and returns the reply in the provider's protocol. `undefined` when the signature is missing
   * or wrong, or so old that the request may be a replay, and the provider has no reply of its own for that: the shop answers 400 `bad-signature`.
   */
  takeCallback(callback: GatewayCallback, book: PaymentBook): Promise<CallbackReply | undefined>;
  /** Requests the state of a payment from the provider; `undefined` when it is unknown there. Missing where the shop alone keeps the book. */
  find?(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  /** Refunds a payment or a part of it. Missing where only the provider can start a refund. */
  refund?(request: RefundRequest): Promise<void>;
}
