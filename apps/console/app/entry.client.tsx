import { createClient } from '@bozor/contract/client.ts';
import { API_BASE } from '@bozor/web/api/api.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isUnattended, watchAttendance } from './frame/attendance.ts';
import { consoleStorage } from './frame/console-storage.ts';
import { firstLocale, showLocale, shownLocale } from './frame/language-memory.ts';
import { keepReads, restoreReads } from './frame/offline/keep-reads.ts';
import { proved } from './frame/proof/proof.ts';
import { actingAs } from './frame/staff/acting-as.ts';
import { watchTheme } from './frame/theme.ts';

const locale = firstLocale();
consoleStorage.watch();
showLocale(locale);
watchTheme();
watchAttendance();

const runtime = {
  locale,
  catalogue: await loadCatalogue(locale),
  api: createClient({
    base: API_BASE,
    fetch: proved((input, init) => fetch(input, init)),
    headers: () => ({
      'x-localization': shownLocale(),
      'x-software-id': 'bozor-console',
      'x-bozor-console': '1',
      ...actingAs.header(),
      ...(isUnattended() && { 'x-bozor-unattended': '1' }),
    }),
  }),
  queryClient: createQueryClient({ onMutationFailure: reportFailure }),
};

if (consoleStorage.read('console-signed-in')) await restoreReads(runtime.queryClient);
keepReads(runtime.queryClient);

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
