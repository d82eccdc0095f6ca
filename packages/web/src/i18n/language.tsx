import { closestLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createContext, startTransition, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useRuntime } from '../runtime/runtime.tsx';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

interface Language {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
}

/** Storage of the chosen language. */
export interface LanguageMemory {
  /** Key in `localStorage`; other tabs follow its changes. */
  readonly storageKey: string;
  readonly read: () => Locale | undefined;
  readonly write: (locale: Locale) => void;
  /** Called when the displayed language changes, so that API calls use it. */
  readonly onShown: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

interface LanguageProviderProps {
  readonly memory: LanguageMemory;
  readonly children: ReactNode;
}

export function LanguageProvider({ memory, children }: LanguageProviderProps) {
  const { locale, catalogue } = useRuntime();
  const [current, setCurrent] = useState({ locale, catalogue });

  const { revalidate } = useRevalidator();

  const followRemembered = useEffectEvent(async () => {
    const stored = memory.read();
    if (!stored || stored === current.locale) return;
    const next = { locale: stored, catalogue: await loadCatalogue(stored) };
    memory.onShown(stored);
    await revalidate();
    startTransition(() => setCurrent(next));
  });

  // A language in the URL counts as a choice. Otherwise the page changes to the stored language if the server rendered another.
  useEffect(() => {
    const linked = linkedLocale();
    if (linked) memory.write(linked);
    else void followRemembered();
  }, [locale, memory]);
  // After a change in another tab the server renders the new language: without following, the page would mix two languages.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === memory.storageKey && !linkedLocale() && void followRemembered();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [memory]);

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
