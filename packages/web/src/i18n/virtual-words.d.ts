declare module 'virtual:words' {
  type Locale = import('@bozor/domain/words/locale.ts').Locale;
  type Catalogue = import('./catalogue.ts').Catalogue;
  export const WORDS_URLS: Readonly<Record<Locale, string>>;
  /** On the server only. */
  export const BUNDLED: Readonly<Record<Locale, () => Promise<Catalogue>>> | undefined;
}

declare module 'virtual:words/*' {
  export const messages: import('./catalogue.ts').Catalogue['messages'];
  export const calendar: import('./catalogue.ts').Catalogue['calendar'];
}
