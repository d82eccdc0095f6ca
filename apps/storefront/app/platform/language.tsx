import { directionOf } from '@bozor/domain/words/direction.ts';
import { closestLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { setBrowserLocale } from './browser-scope.ts';
import { usePlatform } from './platform.tsx';
import { readStored, writeStored } from './storage.ts';
import type { Catalogue } from './words/catalogue.ts';
import { loadCatalogue } from './words/load-catalogue.ts';

interface Language {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Changes to another language in place: first the answers come, then all of the page changes at once. */
  readonly change: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Language | undefined>(undefined);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { locale, catalogue } = usePlatform();
  const [current, setCurrent] = useState({ locale, catalogue });

  const { revalidate } = useRevalidator();

  const change = useCallback(
    async (next: Locale) => {
      const brought = await bring(next);
      remember(next);
      await revalidate();
      startTransition(() => setCurrent(brought));
    },
    [revalidate],
  );

  // A link that names its language is a choice. Else, should the server not have known the remembered one, the page changes to it.
  useEffect(() => {
    const linked = closestLocale(new URLSearchParams(window.location.search).get('lang') ?? '');
    const stored = readStored('language-setting');
    if (linked) remember(linked);
    else if (stored && stored !== locale) {
      void bring(stored).then(async (brought) => {
        await revalidate();
        startTransition(() => setCurrent(brought));
      });
    }
  }, [locale, revalidate]);

  const language = useMemo(() => ({ ...current, change }), [current, change]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
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

function remember(locale: Locale): void {
  writeStored('language-setting', locale);
  writeStored('settings', { ...readStored('settings'), direction: directionOf(locale) });
}
