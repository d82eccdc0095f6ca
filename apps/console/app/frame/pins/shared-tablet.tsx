import { ApiProblem } from '@bozor/contract/client.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useState } from 'react';
import { consoleStorage } from '../console-storage.ts';
import { ROLE_NAMES } from '../staff/roles.ts';
import { peopleOfDevice, type PersonOfDevice } from './people-of-device.ts';
import { PinEntry } from './pin-entry.tsx';
import * as styles from './shared-tablet.module.css';

/** A tablet of a store that its people share: who comes is chosen by name, and proved by a PIN. */
export function SharedTablet({ onAccount }: { readonly onAccount: () => void }) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(peopleOfDevice());
  const [picked, setPicked] = useState<PersonOfDevice>();
  const isOver = error instanceof ApiProblem && error.status === 401;
  useEffect(() => {
    if (isOver) consoleStorage.write('console-shared', undefined);
  }, [isOver]);
  if (picked) return <PinEntry person={picked} onBack={() => setPicked(undefined)} />;
  return (
    <>
      <h2 className="text-h3">{t('Who is there?')}</h2>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data?.people.length === 0 && <EmptyState title={t('Nobody has a PIN here')} />}
      <ul className={styles.people}>
        {data?.people.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.person} onClick={() => setPicked(person)}>
              <span className={styles.name}>
                <bdi>{person.name}</bdi>
              </span>
              <span className="text-meta">{t(ROLE_NAMES[person.role])}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="outline" wide onClick={onAccount}>
        {t('Sign in with an account')}
      </Button>
    </>
  );
}
