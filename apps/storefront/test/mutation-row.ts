import type { CoreProblemCode } from '@bozor/contract/problem.ts';
import type { ReactNode } from 'react';
import type { RenderedShop, RenderOptions } from './render-shop.tsx';
import type { AnyEndpoint } from './shop-server.ts';

type Refusal<E> = CoreProblemCode | (E extends { readonly problems?: infer Table } ? Extract<keyof NonNullable<Table>, string> : never);

/** A place of the shop that sends a call which changes something, and the promises that hold for it. */
export interface MutationRow<E extends AnyEndpoint = AnyEndpoint> {
  /** File below `app/` in which the call stands. */
  readonly file: string;
  readonly endpoint: E;
  /** One of the codes with which the server may refuse. */
  readonly refusal: Refusal<E>;
  /** The part of the shop to render, or a function that opens a dialog. */
  readonly part: ReactNode | (() => void);
  readonly options?: RenderOptions;
  /** Fills in what the call needs, up to the press that sends it. */
  readonly fill?: (shop: RenderedShop) => Promise<void>;
  /** Name of the button that sends. */
  readonly button: string | RegExp;
  /** Inputs by their name on the wire: a refusal of the server stands at each of them. */
  readonly fields?: readonly string[];
  /** The name of an input in which Enter sends. */
  readonly enterIn?: string;
  /** A text that was typed, by the name of its input: it stays after a failure. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Sentence for a lost connection, where it is not the usual one. */
  readonly lost?: string;
  /** Calls whose cached answers are stale after the success: they are asked for again where they are shown. */
  readonly changes?: readonly AnyEndpoint[];
  /** Further promises after the success. */
  readonly then?: (shop: RenderedShop) => Promise<void>;
  /** Why a promise does not hold for this row. */
  readonly except?: Partial<Readonly<Record<'lost' | 'refusal' | 'focus' | 'again' | 'busy' | 'success', string>>>;
}

export function mutation<E extends AnyEndpoint>(row: MutationRow<E>): MutationRow {
  return row;
}
