/** A payment as a provider is asked for it. */
export interface PaymentRequest {
  /** Our name of the payment; the same is begun once, however often it is asked for. */
  readonly key: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Where the browser comes back to; the gateway adds `flag`: success, fail or cancel. What it says is believed by nobody. */
  readonly returnUrl: string;
}

export interface BegunPayment {
  readonly providerPaymentId: string;
  /** Where the customer goes on to pay. */
  readonly redirectUrl: string;
}

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly providerPaymentId: string;
  /** The key of the request. */
  readonly key: string;
  readonly state: 'open' | 'captured' | 'failed' | 'canceled' | 'refunded';
  readonly amountMinor: number;
  readonly currency: string;
}

/** What a callback tells. */
export interface PaymentNews extends ProviderPayment {
  /** Names the happening: a callback that comes twice has the same. */
  readonly event: string;
}

/** What a callback came with: its bytes as text, and its headers in small letters. */
export interface SignedBody {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Takes money in the name of the shop. Its calls throw when the provider cannot be reached; all of them may be repeated. */
export interface PaymentGateway {
  /** In addresses and books: `sandbox`. */
  readonly name: string;
  /** What customers know it by. */
  readonly title: string;
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /** Undefined when it was not signed by the provider, or so long ago that somebody may have kept it. */
  readCallback(signed: SignedBody, now: Date): PaymentNews | undefined;
  /** Asks the provider itself how a payment stands. */
  find(providerPaymentId: string): Promise<ProviderPayment | undefined>;
  refund(providerPaymentId: string): Promise<void>;
}
