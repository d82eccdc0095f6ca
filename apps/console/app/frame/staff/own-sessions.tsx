import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef } from 'react';
import { deviceOf } from './device-of.ts';
import { FormError } from './form-error.tsx';
import { useFault } from '../use-fault.ts';
import * as styles from './own-sessions.module.css';
import { ownSessions } from './session.ts';

type Session = Reply<typeof calls.sessions.list>['sessions'][number];

/** Where the person is signed in. Every session but this one can be ended here; this one ends by signing out. */
export function OwnSessions() {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(ownSessions());
  const title = useRef<HTMLHeadingElement>(null);
  const { fault, refuse, clear } = useFault();
  const end = useApiMutation(calls.sessions.end, {
    quiet: true,
    changes: [calls.sessions.list],
    onSuccess: () => {
      announce(t('The session has ended.'));
      // The pressed button goes with its row.
      title.current?.focus();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1} className="text-h3">
        {t('Where you are signed in')}
      </h2>
      <FormError>{fault}</FormError>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ul className={styles.sessions} aria-busy={!data && !error}>
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables?.params.id === session.id}
            onEnd={() => {
              clear();
              end.mutate({ params: { id: session.id } }, { onError: refuse });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, formatDate, formatTime } = useI18n();
  const device = deviceOf(session.user_agent ?? '') ?? t('Unknown device');
  const used = { date: formatDate(session.used_at), time: formatTime(session.used_at) };
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>
          <bdi>{device}</bdi> {session.is_current && <Badge kind="success">{t('This device')}</Badge>}
        </p>
        <p className="text-meta">{t('Last used {date}, {time}', used)}</p>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size={40}
          busy={isEnding}
          onClick={onEnd}
          aria-label={t('End the session: {device}, {date}, {time}', { device, ...used })}
        >
          {t('End')}
        </Button>
      )}
    </li>
  );
}
