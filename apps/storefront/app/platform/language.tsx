import { directionOf } from '@bozor/domain/words/direction.ts';
import { closestLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
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

  // A link that names its language is a choice. Else, should the server not have known the remembered one, the page changes to it.
  useEffect(() => {
    const linked = closestLocale(new URLSearchParams(window.location.search).get('lang') ?? '');
    const stored = readStored('language-setting');
    if (linked) rememberLanguage(linked);
    else if (stored && stored !== locale) {
      void bring(stored).then(async (brought) => {
        await revalidate();
        startTransition(() => setCurrent(brought));
      });
    }
  }, [locale, revalidate]);

  return <LanguageContext value={current}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage stands outside a LanguageProvider');
  return language;
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
