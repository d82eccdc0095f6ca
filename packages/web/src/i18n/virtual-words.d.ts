declare module 'virtual:words' {
  export const WORDS_URLS: Readonly<Record<import('@bozor/domain/words/locale.ts').Locale, string>>;
}

declare module 'virtual:words/*' {
  export const messages: import('./catalogue.ts').Catalogue['messages'];
  export const calendar: import('./catalogue.ts').Catalogue['calendar'];
}
