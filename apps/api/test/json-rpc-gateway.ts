import { timingSafeEqual } from 'node:crypto';
import type { BookProblem, CallbackReply, PaymentAttempt, PaymentBook, PaymentGateway } from '../src/ports/payment-gateway.ts';

export const RPC_KEY = 'Paycom:key-of-the-tests';
/** The provider gives an attempt up twelve hours after its own `time`. */
const ATTEMPT_LIFE_MS = 43_200_000;
/** The provider's reason for that. */
const EXPIRED = '4';
/** Amounts on the wire are in hundredths of a sum, whatever the digits of the shop's minor unit. */
const tiyin = (digits: number): number => 100 / 10 ** digits;

const AUTH = -32504;
const PARSE = -32700;
const FIELDS = -32600;
const METHOD = -32601;
const INTERNAL = -32400;
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
  begin: ({ key, amountMinor, digits, returnUrl }) => {
    const link = `m=merchant;ac.payment=${key};a=${amountMinor * tiyin(digits)};c=${returnUrl}`;
    return Promise.resolve({ redirectUrl: `https://checkout.example/${Buffer.from(link).toString('base64url')}` });
  },
  async takeCallback({ body, headers, now, digits }, book) {
    let id: unknown = null;
    try {
      const call = JSON.parse(body) as { id?: unknown; method?: string; params?: Params } | null;
      if (typeof call !== 'object' || call === null) throw new WrongField('call');
      id = call.id ?? null;
      if (!isAuthorised(headers['authorization'])) return reply(id, refusal(AUTH));
      if (!isMethod(call.method)) return reply(id, refusal(METHOD, call.method));
      return reply(id, await METHODS[call.method](call.params ?? {}, { book, now, unit: tiyin(digits) }));
    } catch (error) {
      return reply(id, refusal(codeOf(error)));
    }
  },
};

/** The book, the moment of the call, and the wire's units in a minor unit. */
interface Context {
  readonly book: PaymentBook;
  readonly now: Date;
  readonly unit: number;
}

const METHODS = {
  async CheckPerformTransaction(params, { book, unit }) {
    const checked = await book.check(paymentOf(params, unit));
    return checked.ok ? { result: { allow: true } } : refusal(ERROR_OF[checked.problem], 'payment');
  },
  async CreateTransaction(params, { book, now, unit }) {
    const id = text(params, 'id');
    const opened = await book.open({ ...paymentOf(params, unit), providerPaymentId: id, at: new Date(number(params, 'time')) });
    if (!opened.ok) return refusal(ERROR_OF[opened.problem], 'payment');
    if (isOver(opened.value, now)) await book.cancel(id, EXPIRED);
    else if (opened.value.state === 'open') return { result: stateOf(opened.value) };
    return refusal(NOT_PERFORMABLE);
  },
  async PerformTransaction(params, { book, now }) {
    const id = text(params, 'id');
    if (isOver(await book.find(id), now)) await book.cancel(id, EXPIRED);
    const captured = await book.capture(id);
    if (captured.ok) return { result: stateOf(captured.value) };
    if (captured.problem === 'closed') await book.cancel(id, EXPIRED);
    return refusal(captured.problem === 'unknown' ? NO_TRANSACTION : NOT_PERFORMABLE);
  },
  async CancelTransaction(params, { book }) {
    const canceled = await book.cancel(text(params, 'id'), String(number(params, 'reason')));
    if (canceled.ok) return { result: stateOf(canceled.value) };
    return refusal(canceled.problem === 'unknown' ? NO_TRANSACTION : NOT_CANCELABLE);
  },
  async CheckTransaction(params, { book }) {
    const known = await book.find(text(params, 'id'));
    return known ? { result: stateOf(known) } : refusal(NO_TRANSACTION);
  },
  async GetStatement(params, { book, unit }) {
    const attempts = await book.statement(new Date(number(params, 'from')), new Date(number(params, 'to')));
    const transactions = attempts.map((each) => ({
      ...stateOf(each),
      id: each.providerPaymentId,
      time: each.providerAt.getTime(),
      amount: each.amountMinor * unit,
      account: { payment: each.key },
    }));
    return { result: { transactions } };
  },
} as const satisfies Readonly<Record<string, (params: Params, context: Context) => Promise<Answer>>>;

const isMethod = (name: string | undefined): name is keyof typeof METHODS => name !== undefined && Object.hasOwn(METHODS, name);

/** A field of the call that is missing or of another type. Any other error is a fault of the shop, after which the provider repeats the call. */
class WrongField extends Error {}

function codeOf(error: unknown): number {
  if (error instanceof SyntaxError) return PARSE;
  return error instanceof WrongField ? FIELDS : INTERNAL;
}

/** Whether the provider has given an open attempt up. It may repeat the call of any step after that. */
function isOver(attempt: PaymentAttempt | undefined, now: Date): boolean {
  return attempt?.state === 'open' && now.getTime() - attempt.providerAt.getTime() > ATTEMPT_LIFE_MS;
}

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

function paymentOf(params: Params, unit: number): { readonly key: string; readonly amountMinor: number } {
  const account = params['account'];
  if (typeof account !== 'object' || account === null) throw new WrongField('account');
  return { key: text(account as Params, 'payment'), amountMinor: number(params, 'amount') / unit };
}

function text(params: Params, name: string): string {
  const value = params[name];
  if (typeof value !== 'string') throw new WrongField(name);
  return value;
}

function number(params: Params, name: string): number {
  const value = params[name];
  if (typeof value !== 'number') throw new WrongField(name);
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
