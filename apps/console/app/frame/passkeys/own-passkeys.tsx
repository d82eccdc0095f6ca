import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef, useState } from 'react';
import { deviceOf } from '../staff/device-of.ts';
import { FormError } from '../staff/form-error.tsx';
import * as styles from '../staff/own-sessions.module.css';
import { useFault } from '../use-fault.ts';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import * as own from './own-passkeys.module.css';
import { usePasskey } from './use-passkey.ts';

type Passkey = Reply<typeof calls.passkeys.list>['passkeys'][number];

const ownPasskeys = () => apiQuery(calls.passkeys.list, {}, { quiet: true, staleMs: 0 });

/** Passkeys of the person: one is made on this device, each can be removed. */
export function OwnPasskeys() {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(ownPasskeys());
  const title = useRef<HTMLHeadingElement>(null);
  const { fault, refuse, clear } = useFault();
  const remove = useApiMutation(calls.passkeys.remove, {
    quiet: true,
    changes: [calls.passkeys.list, calls.me.read],
    onSuccess: () => {
      announce(t('The passkey is removed.'));
      // The pressed button goes with its row.
      title.current?.focus();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={title} tabIndex={-1} className="text-h3">
        {t('Passkeys')}
      </h2>
      <p className="text-meta">
        {t(
          'A passkey signs you in by the fingerprint, face or PIN of your device, without a password and a code. It cannot be told to anybody.',
        )}
      </p>
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
        {data?.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isRemoving={remove.isPending && remove.variables?.params.id === passkey.id}
            onRemove={() => {
              clear();
              remove.mutate({ params: { id: passkey.id } }, { onError: refuse });
            }}
          />
        ))}
      </ul>
      {data?.passkeys.length === 0 && <p className="text-meta">{t('You have none yet.')}</p>}
      {canUsePasskeys() ? <NewPasskey /> : <p className="text-meta">{t('This device or address has no passkeys. Use another way.')}</p>}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, last_used_at: usedAt }, isRemoving, onRemove }: PasskeyRowProps) {
  const { t, formatDate, formatTime } = useI18n();
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-meta">
          {usedAt === null ? t('Never used') : t('Last used {date}, {time}', { date: formatDate(usedAt), time: formatTime(usedAt) })}
        </p>
      </div>
      <Button variant="outline" size={40} busy={isRemoving} onClick={onRemove} aria-label={t('Remove the passkey: {name}', { name })}>
        {t('Remove')}
      </Button>
    </li>
  );
}

function NewPasskey() {
  const { t } = useI18n();
  const [name, setName] = useState(deviceOf(navigator.userAgent) ?? t('This device'));
  const { isBusy, fault, run } = usePasskey();
  const begin = useApiMutation(calls.passkeys.begin, { quiet: true });
  const add = useApiMutation(calls.passkeys.add, {
    quiet: true,
    changes: [calls.passkeys.list, calls.me.read],
    onSuccess: () => announce(t('The passkey is kept.')),
  });
  return (
    <form
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => add.mutateAsync({ body: { name, ...(await makePasskey(await begin.mutateAsync({}))) } }));
      }}
    >
      <TextField
        label={t('Name of the passkey')}
        name="name"
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="tint" busy={isBusy}>
        {t('Add a passkey')}
      </Button>
      <FormError>{fault}</FormError>
    </form>
  );
}
