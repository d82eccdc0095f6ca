/** A request to a provider for a payment. */
export interface PaymentRequest {
  /** The shop's id of the payment, an idempotency key: repeated requests begin one payment. */
  readonly key: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Address that the browser returns to. The gateway adds `flag`: success, fail or cancel, which is never trusted. */
  readonly returnUrl: string;
}

/** A payment that the provider has opened. */
export interface BegunPayment {
  readonly providerPaymentId: string;
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

/** Content of a callback. */
export interface PaymentUpdate extends ProviderPayment {
  /** Id of the event: a repeated callback has the same. */
  readonly event: string;
}

/** A callback's raw body as text, and its headers in lower case. */
export interface SignedBody {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A provider that collects payments for the shop. Its calls throw when the provider cannot be reached, and all of them may be repeated. */
export interface PaymentGateway {
  /** Name in addresses and books: `sandbox`. */
  readonly name: string;
  /** Name shown to customers. */
  readonly title: string;
  /** Opens a payment at the provider. Idempotent by the request's `key`. */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /**
   * Returns the content of a callback. `undefined` when the provider's signature is missing or wrong, or so old that the request may be a
   * replay.
   */
  readCallback(signed: SignedBody, now: Date): PaymentUpdate | undefined;
  /** Requests the state of a payment from the provider; `undefined` when it is unknown there. */
  find(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  /** Refunds the whole payment. May be repeated. */
  refund(providerPaymentId: string): Promise<void>;
}
