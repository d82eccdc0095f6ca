/* oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import from a relative path in another way */
declare module 'virtual:words' {
  export const WORDS_URLS: Readonly<Record<import('@bozor/domain/words/locale.ts').Locale, string>>;
}

declare module 'virtual:words/*' {
  export const messages: import('./catalogue.ts').Catalogue['messages'];
  export const calendar: import('./catalogue.ts').Catalogue['calendar'];
}
