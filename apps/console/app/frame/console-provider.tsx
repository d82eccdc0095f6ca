import { QueryEnvironmentProvider } from '@bozor/web/api/query-environment.tsx';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { createI18n } from '@bozor/web/i18n/create-i18n.ts';
import { I18nProvider } from '@bozor/web/i18n/i18n-context.tsx';
import { LanguageProvider, useLanguage } from '@bozor/web/i18n/language.tsx';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { languageMemory } from './language-memory.ts';

/** Providers of the consoles: queries, language, texts. */
export function ConsoleProvider({ children }: { readonly children: ReactNode }) {
  const { queryClient } = useRuntime();
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider memory={languageMemory}>
        <Translated>{children}</Translated>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Translated({ children }: { readonly children: ReactNode }) {
  const { locale, catalogue } = useLanguage();
  const i18n = useMemo(() => createI18n(locale, catalogue), [locale, catalogue]);
  const scopeKey = useCallback(() => locale, [locale]);
  return (
    <QueryEnvironmentProvider scopeKey={scopeKey} point={undefined} isIdentified={false} narrow={unchanged}>
      <I18nProvider words={i18n}>{children}</I18nProvider>
    </QueryEnvironmentProvider>
  );
}

const unchanged = <Query extends ApiQuery>(query: Query) => query;
