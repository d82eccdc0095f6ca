import { timingSafeEqual } from 'node:crypto';
import type { BookProblem, CallbackReply, PaymentAttempt, PaymentBook, PaymentGateway } from '../src/ports/payment-gateway.ts';

export const RPC_KEY = 'Paycom:key-of-the-tests';
/** The provider gives an attempt up twelve hours after its own `time`. */
const ATTEMPT_LIFE_MS = 43_200_000;
/** Amounts on the wire are in hundredths of a sum; the shop's minor unit is a sum. */
const TIYIN = 100;

const AUTH = -32504;
const PARSE = -32700;
const FIELDS = -32600;
const METHOD = -32601;
const AMOUNT = -31001;
const NO_TRANSACTION = -31003;
const NOT_CANCELABLE = -31007;
const NOT_PERFORMABLE = -31008;
const ACCOUNT = -31050;

const ERROR_OF: Readonly<Record<BookProblem, number>> = {
  unknown: ACCOUNT,
  paid: ACCOUNT,
  closed: ACCOUNT,
  amount: AMOUNT,
  busy: NOT_PERFORMABLE,
  delivered: NOT_CANCELABLE,
};
const STATE_OF: Readonly<Record<PaymentAttempt['state'], number>> = { open: 1, captured: 2, canceled: -1, refunded: -2 };

type Params = Readonly<Record<string, unknown>>;
type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: string } };

/**
 * A gateway that speaks JSON-RPC as Payme's public Merchant API describes it: the provider calls the shop, HTTP status is always 200, the shop alone
 * keeps the book, and only the provider starts refunds. It has no server: `begin` makes a link.
 */
export const jsonRpcGateway: PaymentGateway = {
  name: 'json-rpc',
  title: 'JSON-RPC',
  payWithinMs: ATTEMPT_LIFE_MS,
  begin: ({ key, amountMinor, returnUrl }) => {
    const link = `m=merchant;ac.payment=${key};a=${amountMinor * TIYIN};c=${returnUrl}`;
    return Promise.resolve({ redirectUrl: `https://checkout.example/${Buffer.from(link).toString('base64url')}` });
  },
  async takeCallback({ body, headers, now }, book) {
    let id: unknown = null;
    try {
      const call = JSON.parse(body) as { id?: unknown; method?: string; params?: Params };
      id = call.id ?? null;
      if (!isAuthorised(headers['authorization'])) return reply(id, refusal(AUTH));
      const method = METHODS[call.method ?? ''];
      if (!method) return reply(id, refusal(METHOD, call.method));
      return reply(id, await method(call.params ?? {}, book, now));
    } catch (error) {
      if (error instanceof SyntaxError) return reply(id, refusal(PARSE));
      if (error instanceof TypeError) return reply(id, refusal(FIELDS));
      throw error;
    }
  },
};

const METHODS: Readonly<Record<string, (params: Params, book: PaymentBook, now: Date) => Promise<Answer>>> = {
  async CheckPerformTransaction(params, book) {
    const checked = await book.check(paymentOf(params));
    return checked.ok ? { result: { allow: true } } : refusal(ERROR_OF[checked.problem], 'payment');
  },
  async CreateTransaction(params, book) {
    const opened = await book.open({ ...paymentOf(params), providerPaymentId: text(params, 'id'), at: new Date(number(params, 'time')) });
    if (!opened.ok) return refusal(ERROR_OF[opened.problem], 'payment');
    return opened.value.state === 'open' ? { result: stateOf(opened.value) } : refusal(NOT_PERFORMABLE);
  },
  async PerformTransaction(params, book, now) {
    const id = text(params, 'id');
    const known = await book.find(id);
    if (known?.state === 'open' && now.getTime() - known.providerAt.getTime() > ATTEMPT_LIFE_MS) await book.cancel(id, '4');
    const captured = await book.capture(id);
    if (captured.ok) return { result: stateOf(captured.value) };
    if (captured.problem === 'closed') await book.cancel(id, '4');
    return refusal(captured.problem === 'unknown' ? NO_TRANSACTION : NOT_PERFORMABLE);
  },
  async CancelTransaction(params, book) {
    const canceled = await book.cancel(text(params, 'id'), String(number(params, 'reason')));
    if (canceled.ok) return { result: stateOf(canceled.value) };
    return refusal(canceled.problem === 'unknown' ? NO_TRANSACTION : NOT_CANCELABLE);
  },
  async CheckTransaction(params, book) {
    const known = await book.find(text(params, 'id'));
    return known ? { result: stateOf(known) } : refusal(NO_TRANSACTION);
  },
  async GetStatement(params, book) {
    const attempts = await book.statement(new Date(number(params, 'from')), new Date(number(params, 'to')));
    const transactions = attempts.map((each) => ({
      ...stateOf(each),
      id: each.providerPaymentId,
      time: each.providerAt.getTime(),
      amount: each.amountMinor * TIYIN,
      account: { payment: each.key },
    }));
    return { result: { transactions } };
  },
};

/** Times that have not come are 0 on the wire. */
function stateOf(attempt: PaymentAttempt) {
  return {
    transaction: attempt.providerPaymentId,
    state: STATE_OF[attempt.state],
    create_time: attempt.createdAt.getTime(),
    perform_time: attempt.capturedAt?.getTime() ?? 0,
    cancel_time: attempt.canceledAt?.getTime() ?? 0,
    reason: attempt.reason === undefined ? null : Number(attempt.reason),
  };
}

function paymentOf(params: Params): { readonly key: string; readonly amountMinor: number } {
  return { key: text(params['account'] as Params, 'payment'), amountMinor: number(params, 'amount') / TIYIN };
}

function text(params: Params, name: string): string {
  const value = params[name];
  if (typeof value !== 'string') throw new TypeError(name);
  return value;
}

function number(params: Params, name: string): number {
  const value = params[name];
  if (typeof value !== 'number') throw new TypeError(name);
  return value;
}

const refusal = (code: number, data?: string): Answer => ({
  error: { code, message: `Refused with ${code}`, ...(data !== undefined && { data }) },
});

const reply = (id: unknown, answer: Answer): CallbackReply => ({ status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, ...answer }) });

function isAuthorised(header: string | readonly string[] | undefined): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(RPC_KEY).toString('base64')}`);
  const given = Buffer.from(String(header));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
