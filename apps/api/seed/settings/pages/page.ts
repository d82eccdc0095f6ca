import type { LocalizedText } from '../../products/product-seed.ts';

export interface SeededPage {
  readonly slug: string;
  readonly title: LocalizedText;
  /** In order; an introduction has no heading. */
  readonly sections: readonly { readonly heading?: LocalizedText; readonly text: LocalizedText }[];
}
