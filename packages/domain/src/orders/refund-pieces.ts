import type { PaymentMethod } from '../checkout/payment-method.ts';
import { smaller, subtract, sum, ZERO, type Minor } from '../money/minor.ts';
import { prorate } from '../money/prorate.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import type { OrderStatus } from './status.ts';

/** Why staff give money back, in the order in which a form lists it. */
export const REFUND_REASONS = ['missing', 'wrong', 'damaged', 'quality', 'late', 'not_received', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** English texts of the reasons, as the customer reads them. */
export const REFUND_REASON_TEXTS = {
  missing: 'Something was missing',
  wrong: 'The wrong item came',
  damaged: 'It was damaged',
  quality: 'It was not good',
  late: 'It came too late',
  not_received: 'It did not come',
  other: 'Another reason',
} as const satisfies Record<RefundReason, string>;

/**
 * Kinds of refunds: all that is left of an order, pieces of its lines, a credit that the shop makes a present of, what was paid above what was
 * received, or what goes back of an order that its customer did not receive.
 */
export const REFUND_KINDS = ['whole', 'lines', 'goodwill', 'difference', 'returned'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** How money goes back: the way it was paid, to the wallet, or by hand. */
export const REFUND_WAYS = ['original', 'wallet', 'cash'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** `asked`: above the limit, it waits for a second person. `approved`: decided, the money is not there yet. */
export const REFUND_STATES = ['requested', 'asked', 'approved', 'rejected', 'paid'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A line of a delivered order. Its shares of coupon and welcome offer were written with it. */
export interface RefundedLine {
  readonly position: number;
  readonly quantity: number;
  readonly totalMinor: Minor;
  readonly couponShareMinor: Minor;
  readonly welcomeShareMinor: Minor;
  /** Numbers of the pieces that were refunded before, from 1. */
  readonly refunded: readonly number[];
}

/** A piece that can be refunded, and its amount. */
interface RefundablePiece {
  readonly piece: number;
  readonly amountMinor: Minor;
}

interface RefundableLine {
  readonly position: number;
  /** Of all pieces: what was paid for the line. */
  readonly amountMinor: Minor;
  readonly pieces: readonly RefundablePiece[];
}

/**
 * Returns for each line what was paid for it, and the pieces that are left. Tax on top of the prices belongs to the lines by what they cost.
 * @example refundableLines([line], ZERO)[0]?.pieces // [{ piece: 1, amountMinor: 3333 }, { piece: 2, … }, { piece: 3, amountMinor: 3334 }]
 */
export function refundableLines(lines: readonly RefundedLine[], addedTaxMinor: Minor): RefundableLine[] {
  const costs = lines.map(({ totalMinor, couponShareMinor, welcomeShareMinor }) =>
    subtract(subtract(totalMinor, couponShareMinor), welcomeShareMinor),
  );
  const taxes = prorate(addedTaxMinor, costs);
  return lines.map(({ position, quantity, refunded }, index) => {
    const amountMinor = sum([costs[index]!, taxes[index]!]);
    return { position, amountMinor, pieces: piecesOf(amountMinor, quantity).filter(({ piece }) => !refunded.includes(piece)) };
  });
}

/** All pieces cost the same, and the last one the remainder, so that they sum to the line. */
function piecesOf(amountMinor: Minor, quantity: number): RefundablePiece[] {
  const each = Math.floor(amountMinor / quantity);
  return Array.from({ length: quantity }, (_, index) => ({
    piece: index + 1,
    amountMinor: (index + 1 < quantity ? each : amountMinor - each * (quantity - 1)) as Minor,
  }));
}

interface ChosenPieces {
  readonly position: number;
  readonly pieces: number;
}

export interface ProposedRefund {
  readonly amountMinor: Minor;
  readonly pieces: readonly { readonly position: number; readonly piece: number }[];
}

/**
 * Proposes the refund of some pieces: their amounts, and at most what is left of the order's money. 'pieces-gone' when a line has not so
 * many left, 'nothing-to-refund' when they cost nothing.
 * @example proposeRefund(lines, [{ position: 1, pieces: 1 }], leftMinor)
 */
export function proposeRefund(
  lines: readonly RefundableLine[],
  chosen: readonly ChosenPieces[],
  leftMinor: Minor,
): Outcome<ProposedRefund, { readonly problem: 'pieces-gone' | 'nothing-to-refund' }> {
  const wanted = new Map<number, number>();
  for (const { position, pieces } of chosen) wanted.set(position, (wanted.get(position) ?? 0) + pieces);
  const taken: { position: number; piece: number; amountMinor: Minor }[] = [];
  for (const [position, count] of wanted) {
    const free = lines.find((line) => line.position === position)?.pieces ?? [];
    if (free.length < count) return refused({ problem: 'pieces-gone' });
    taken.push(...free.slice(0, count).map((each) => ({ position, ...each })));
  }
  const amountMinor = smaller(sum(taken.map((each) => each.amountMinor)), leftMinor);
  if (amountMinor <= ZERO) return refused({ problem: 'nothing-to-refund' });
  return done({ amountMinor, pieces: taken.map(({ position, piece }) => ({ position, piece })) });
}

/** How an order was paid, and what could take money back now. */
interface PaidBy {
  readonly method: PaymentMethod;
  readonly walletMinor: number;
  /** An online payment whose provider refunds at the shop's request. */
  readonly canReturn: boolean;
  /** The customer has an account, and the shop has wallets. */
  readonly hasWallet: boolean;
}

/**
 * Returns the way that a refund goes: as it was paid; else to the wallet; else by hand.
 * @example wayBack({ method: 'cash_on_delivery', walletMinor: 0, canReturn: false, hasWallet: true }) // 'wallet'
 */
export function wayBack({ method, walletMinor, canReturn, hasWallet }: PaidBy): RefundWay {
  // A part came from the wallet: no payment holds all of it.
  if (method === 'digital_payment' && walletMinor === 0 && canReturn) return 'original';
  return hasWallet ? 'wallet' : 'cash';
}

/**
 * Whether a refund waits for a second person. A limit of 0 asks for none.
 * @example needsSecondPerson(500_001, 500_000) // true
 */
export function needsSecondPerson(amountMinor: number, limitMinor: number): boolean {
  return limitMinor > 0 && amountMinor > limitMinor;
}

/**
 * Whether staff may give back pieces of an order: once it is delivered, also while a request waits or after it was declined.
 * @example isRefundable('picked_up') // false
 */
export function isRefundable(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'refund_requested' || status === 'refund_rejected';
}
