import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActiveModuleProvider } from './active-module.tsx';
import { ConfigContext, useConfigQuery, wordsSettingsOf } from './config.ts';
import { DietContext, useDietHere } from './diet.ts';
import { useHydratedQueries } from './hydrated-queries.ts';
import { LanguageProvider, useLanguage } from './language.tsx';
import { usePlatform } from './platform.tsx';
import { MadeAtContext, useMadeAt } from './opening.ts';
import { PointProvider, ScopeProvider } from './scope-context.tsx';
import { toModuleId, type Scope } from './scope.ts';
import { SessionProvider } from './session.tsx';
import { useStored } from './storage.ts';
import { useIsLive } from './use-is-live.ts';
import { createWords } from './words/create-words.ts';
import { WordsProvider } from './words/words.tsx';

interface StorefrontProps {
  /** What the server rendered the page for; undefined when not even that could be told. */
  readonly serverScope: Scope | undefined;
  readonly children: ReactNode;
}

/** Everything that components of the shop stand on: answers, language, scope, session. */
export function Storefront({ serverScope, children }: StorefrontProps) {
  const { queryClient } = usePlatform();
  useHydratedQueries(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <Scoped serverScope={serverScope}>{children}</Scoped>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Scoped({ serverScope, children }: StorefrontProps) {
  const { locale } = useLanguage();
  const isLive = useIsLive();
  const zoneIds = useSame(useStored('zoneid', serverScope?.zoneIds));
  const module = useStored('module');
  const point = useStored('currentLatLng');
  const [query] = useSearchParams();
  const moduleId = toModuleId(query.get('module_id')) ?? (isLive ? module?.id : serverScope?.moduleId);
  const scope = useMemo(() => ({ zoneIds, moduleId, locale }), [zoneIds, moduleId, locale]);
  return (
    <ScopeProvider scope={scope}>
      <PointProvider value={point}>
        <SessionProvider>
          <Worded>{children}</Worded>
        </SessionProvider>
      </PointProvider>
    </ScopeProvider>
  );
}

/** The list before as long as it says the same: what storage knows is read anew when the server's page comes to life. */
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
  const diet = useDietHere();
  const madeAt = useMadeAt();
  const words = useMemo(
    () => createWords(locale, catalogue, config && wordsSettingsOf(config, country)),
    [locale, catalogue, config, country],
  );
  return (
    <ConfigContext value={config}>
      <WordsProvider words={words}>
        <DietContext value={diet}>
          <MadeAtContext value={madeAt}>
            <ActiveModuleProvider>{children}</ActiveModuleProvider>
          </MadeAtContext>
        </DietContext>
      </WordsProvider>
    </ConfigContext>
  );
}
