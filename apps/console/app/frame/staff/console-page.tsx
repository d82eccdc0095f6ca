import { ApiProblem } from '@bozor/contract/client.ts';
import type { StaffScope } from '@bozor/domain/staff/permissions.ts';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Narrow } from '../narrow.tsx';
import { registerWorker } from '../offline/register-worker.ts';
import { consoleStorage } from '../console-storage.ts';
import { ConsoleShell } from '../shell/console-shell.tsx';
import type { Place } from '../shell/place.ts';
import { StaffProvider } from '../shell/staff-context.tsx';
import { CONSOLES } from './roles.ts';
import { noteSignedOut, ownPerson } from './session.ts';

/** Who is signed in does not load it: a courier's phone opens on a slow network. */
const OtherConsole = lazyComponent(async () => (await import('./other-console.tsx')).OtherConsole);
const SignInPage = lazyComponent(async () => (await import('./sign-in-page.tsx')).SignInPage);

interface ConsolePageProps {
  /** Whose console it is. */
  readonly scope: StaffScope;
  /** Marked with `text()`, as are all texts that are translated elsewhere. */
  readonly title: string;
  readonly purpose: string;
  readonly icon: Glyph;
  /** Pages that its navigation offers, in order. */
  readonly places: readonly Place[];
  /** Stands above every page of the console. */
  readonly background?: ReactNode;
  /** Its pages open without a network. */
  readonly isKept?: boolean;
}

/** A console: its sign-in page, and for whoever is signed in its pages, or the way to their own console. */
export function ConsolePage({ scope, title, purpose, icon, places, background, isKept = false }: ConsolePageProps) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [isLost, setLost] = useState(false);
  const isSignedIn = consoleStorage.use('console-signed-in') === true;
  const { data: person, error, isFetching, refetch } = useApiQuery(ownPerson(), { enabled: isSignedIn });
  const isOver = error instanceof ApiProblem && (error.status === 401 || error.status === 403);
  useEffect(() => {
    if (isOver) noteSignedOut(client);
  }, [isOver, client]);

  const { path } = CONSOLES[scope];
  const isOpen = person !== undefined;
  useEffect(() => (isKept && isOpen ? registerWorker(path) : undefined), [isKept, isOpen, path]);

  if (!isSignedIn || isOver)
    return (
      <Narrow>
        {isLost ? (
          <ErrorState title={t('Connection lost. Please try again.')} retryLabel={t('Load again')} onRetry={() => setLost(false)} isPage />
        ) : (
          <SignInPage
            scope={scope}
            title={title}
            purpose={purpose}
            icon={icon}
            fallback={<div aria-busy="true" />}
            lost={() => setLost(true)}
          />
        )}
      </Narrow>
    );
  if (person && person.scope.of !== scope)
    return (
      <Narrow>
        <OtherConsole person={person} />
      </Narrow>
    );
  if (person)
    return (
      <StaffProvider value={person}>
        <ConsoleShell path={path} places={places} background={background} />
      </StaffProvider>
    );
  return (
    <Narrow>
      {error ? (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
          isPage
        />
      ) : (
        <div aria-busy="true" />
      )}
    </Narrow>
  );
}
