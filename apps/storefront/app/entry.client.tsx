import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserApi } from './platform/shop-api.ts';
import { setBrowserLocale } from './platform/scope/browser-scope.ts';
import { reportFailure, reportQueryFailure } from '@bozor/web/api/report-failure.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { initialPartsLoaded } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { listenBeforeRouter } from '@bozor/web/overlays/overlay-entries.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { watchStorage } from './platform/storage.ts';
import { watchTheme } from './platform/settings/theme.tsx';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import { DEFAULT_LOCALE, closestLocale } from '@bozor/domain/words/locale.ts';

const locale = closestLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
setBrowserLocale(locale);
watchStorage();
watchTheme();
listenBeforeRouter();

const [catalogue] = await Promise.all([loadCatalogue(locale), initialPartsLoaded()]);
const runtime = {
  locale,
  catalogue,
  api: createBrowserApi(),
  queryClient: createQueryClient({ onQueryFailure: reportQueryFailure, onMutationFailure: reportFailure }),
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RuntimeProvider runtime={runtime}>
        <HydratedRouter />
      </RuntimeProvider>
    </StrictMode>,
  );
});
