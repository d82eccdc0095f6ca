import { directionOf } from '@bozor/domain/words/direction.ts';
import { closestLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createContext, startTransition, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { setBrowserLocale } from './browser-scope.ts';
import { usePlatform } from './platform.tsx';
import { readStored, writeStored } from './storage.ts';
import type { Catalogue } from './words/catalogue.ts';
import { loadCatalogue } from './words/load-catalogue.ts';

interface Language {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { locale, catalogue } = usePlatform();
  const [current, setCurrent] = useState({ locale, catalogue });

  const { revalidate } = useRevalidator();

  const followRemembered = useEffectEvent(async () => {
    const stored = readStored('language-setting');
    if (!stored || stored === current.locale) return;
    const brought = await bring(stored);
    await revalidate();
    startTransition(() => setCurrent(brought));
  });

  // A link that names its language is a choice. Else, should the server not have known the remembered one, the page changes to it.
  useEffect(() => {
    const linked = linkedLocale();
    if (linked) rememberLanguage(linked);
    else void followRemembered();
  }, [locale]);
  // The server speaks from now on what was chosen in another tab: a page that did not would have its titles in two languages.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === 'language-setting' && !linkedLocale() && void followRemembered();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return <LanguageContext value={current}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage stands outside a LanguageProvider');
  return language;
}

function linkedLocale(): Locale | undefined {
  return closestLocale(new URLSearchParams(window.location.search).get('lang') ?? '');
}

async function bring(locale: Locale): Promise<Pick<Language, 'locale' | 'catalogue'>> {
  const catalogue = await loadCatalogue(locale);
  setBrowserLocale(locale);
  return { locale, catalogue };
}

/** From the next load on the shop speaks it. */
export function rememberLanguage(locale: Locale): void {
  writeStored('language-setting', locale);
  writeStored('settings', { ...readStored('settings'), direction: directionOf(locale) });
}
