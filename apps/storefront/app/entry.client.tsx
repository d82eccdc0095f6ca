import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserApi } from './platform/browser-api.ts';
import { setBrowserLocale } from './platform/browser-scope.ts';
import { tellQueryFailure } from './platform/failures.ts';
import { makeQueryClient } from './platform/make-query-client.ts';
import { drawnParts } from './platform/page-part.tsx';
import { PlatformProvider } from './platform/platform.tsx';
import { watchStorage } from './platform/storage.ts';
import { watchTheme } from './platform/theme.tsx';
import { loadCatalogue } from './platform/words/load-catalogue.ts';
import { DEFAULT_LOCALE, closestLocale } from '@bozor/domain/words/locale.ts';

const locale = closestLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
setBrowserLocale(locale);
watchStorage();
watchTheme();

const [catalogue] = await Promise.all([loadCatalogue(locale), drawnParts()]);
const platform = {
  locale,
  catalogue,
  api: createBrowserApi(),
  queryClient: makeQueryClient(tellQueryFailure),
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PlatformProvider platform={platform}>
        <HydratedRouter />
      </PlatformProvider>
    </StrictMode>,
  );
});
