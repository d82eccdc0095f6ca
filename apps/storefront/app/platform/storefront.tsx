import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ActiveModuleProvider } from './scope/active-module.tsx';
import { ConfigContext, useConfigQuery, i18nSettingsOf } from './settings/config.ts';
import { useHydratedQueries } from '@bozor/web/api/hydrated-queries.ts';
import { LanguageProvider, useLanguage } from '@bozor/web/i18n/language.tsx';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { RenderedAtContext, useRenderedAt } from './settings/opening.ts';
import { ScopeProvider } from './scope/scope-context.tsx';
import { ShopQueries } from './scope/shop-queries.tsx';
import { toModuleId, type Scope } from './scope/scope.ts';
import { languageMemory } from './settings/language-memory.ts';
import { SessionProvider } from './session/session.tsx';
import { useStored } from './storage.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { createI18n } from '@bozor/web/i18n/create-i18n.ts';
import { I18nProvider } from '@bozor/web/i18n/i18n-context.tsx';
import { usePageQuery } from './pages/page-query.ts';

interface StorefrontProps {
  /** Scope that the server rendered the page for; undefined when the root loader failed. */
  readonly serverScope: Scope | undefined;
  readonly children: ReactNode;
}

/** All providers of the shop: queries, language, scope, session. */
export function Storefront({ serverScope, children }: StorefrontProps) {
  const { queryClient } = useRuntime();
  useHydratedQueries(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider memory={languageMemory}>
        <Scoped serverScope={serverScope}>{children}</Scoped>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Scoped({ serverScope, children }: StorefrontProps) {
  const { locale } = useLanguage();
  const isHydrated = useHydrated();
  const zoneIds = useSame(useStored('zoneid', serverScope?.zoneIds));
  const module = useStored('module');
  const [query] = usePageQuery();
  const moduleId = toModuleId(query.get('module_id')) ?? (isHydrated ? module?.id : serverScope?.moduleId);
  const scope = useMemo(() => ({ zoneIds, moduleId, locale }), [zoneIds, moduleId, locale]);
  return (
    <ScopeProvider scope={scope}>
      <SessionProvider>
        <ShopQueries>
          <Worded>{children}</Worded>
        </ShopQueries>
      </SessionProvider>
    </ScopeProvider>
  );
}

/** Returns the previous array while it is equal: hydration reads a new one from storage. */
function useSame<Ids extends readonly unknown[]>(ids: Ids | undefined): Ids | undefined {
  const [same, setSame] = useState(ids);
  if (same === ids || (same && ids && same.join() === ids.join())) return same;
  setSame(ids);
  return ids;
}

function Worded({ children }: { readonly children: ReactNode }) {
  const { locale, catalogue } = useLanguage();
  const config = useConfigQuery();
  const country = useStored('country');
  const renderedAt = useRenderedAt();
  const words = useMemo(
    () => createI18n(locale, catalogue, config && i18nSettingsOf(config, country)),
    [locale, catalogue, config, country],
  );
  return (
    <ConfigContext value={config}>
      <I18nProvider words={words}>
        <RenderedAtContext value={renderedAt}>
          <ActiveModuleProvider>{children}</ActiveModuleProvider>
        </RenderedAtContext>
      </I18nProvider>
    </ConfigContext>
  );
}
