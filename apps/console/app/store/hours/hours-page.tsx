import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreHours } from '@bozor/contract/store/hours.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { useOwnStores } from '../shift/own-stores.ts';
import { Closures } from './closures.tsx';
import { ConflictsDialog } from './conflicts-dialog.tsx';
import { bodyOf, draftOf, isChanged, type HoursDraft } from './hours-draft.ts';
import { WeekFields } from './week-fields.tsx';
import * as styles from './hours.module.css';

const hoursOf = (store: number) => apiQuery(calls.hours.read, { params: { store } }, { quiet: true, staleMs: 0 });

/** Weekly hours and closures of a store. The address holds the store, where the person has several. */
export default function HoursPage() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const own = useOwnStores();
  const stores = own.data?.stores ?? [];
  const store = stores.find(({ id }) => String(id) === params.get('store')) ?? stores[0];
  return (
    <section className={styles.page} aria-labelledby="hours-title" aria-busy={!own.data && !own.error}>
      <title>{t('Opening hours')}</title>
      <h1 id="hours-title" className="text-h1">
        {t('Opening hours')}
      </h1>
      {stores.length > 1 && store && (
        <Select
          label={t('Store')}
          name="store"
          value={String(store.id)}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setParams({ store: target.value }, { replace: true })}
        />
      )}
      {store ? (
        <HoursOfStore key={store.id} store={store.id} />
      ) : own.error ? (
        <Failed onRetry={() => void own.refetch()} busy={own.isFetching} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </section>
  );
}

interface Edited {
  readonly base: StoreHours;
  readonly draft: HoursDraft;
}

function HoursOfStore({ store }: { readonly store: number }) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(hoursOf(store));
  const [edited, setEdited] = useState<Edited>();
  if (!data) return error ? <Failed onRetry={() => void refetch()} busy={isFetching} /> : <SkeletonRows label={t('Loading')} />;
  const isOlder = edited !== undefined && edited.base.version < data.version;
  const shown = edited && (!isOlder || isChanged(edited.base, edited.draft)) ? edited : { base: data, draft: draftOf(data) };
  return (
    <>
      {isOlder && shown === edited && (
        <Notice
          kind="warn"
          action={
            <Button variant="outline" onClick={() => setEdited(undefined)}>
              {t('Show the present hours')}
            </Button>
          }
        >
          {t('Somebody else has changed the hours. Your changes here were not saved.')}
        </Notice>
      )}
      <HoursForm
        {...shown}
        onChange={(draft) => setEdited({ base: shown.base, draft })}
        onSaved={(base) => setEdited({ base, draft: draftOf(base) })}
      />
    </>
  );
}

function Failed({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) {
  const { t } = useI18n();
  return <ErrorState title={t('The hours cannot be shown.')} retryLabel={t('Load again')} busy={busy} onRetry={onRetry} />;
}

interface HoursFormProps extends Edited {
  readonly onChange: (draft: HoursDraft) => void;
  readonly onSaved: (saved: StoreHours) => void;
}

function HoursForm({ base, draft, onChange, onSaved }: HoursFormProps) {
  const { t } = useI18n();
  const [outside, setOutside] = useState<Reply<typeof calls.hours.conflicts>['orders']>();
  const { fault, refuse, clear } = useFault();
  const conflicts = useApiMutation(calls.hours.conflicts, { quiet: true });
  const save = useApiMutation(calls.hours.save, { quiet: true, changes: [calls.hours.read, calls.shift.read] });
  const params = { store: base.store };
  const change = (next: HoursDraft) => {
    clear();
    onChange(next);
  };
  const send = (isConfirmed: boolean) =>
    save.mutate(
      { params, body: { ...bodyOf(draft), version: base.version, ...(isConfirmed && { is_confirmed: true }) } },
      {
        onError: (error) => {
          setOutside(undefined);
          refuse(error);
        },
        onSuccess: (saved) => {
          announce(t('The hours are saved.'));
          setOutside(undefined);
          onSaved(saved);
        },
      },
    );
  const ask = () => {
    clear();
    conflicts.mutate(
      { params, body: bodyOf(draft) },
      { onError: refuse, onSuccess: ({ orders }) => (orders.length > 0 ? setOutside(orders) : send(false)) },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged(base, draft)) ask();
      }}
    >
      <WeekFields hours={draft.hours} onChange={(hours) => change({ ...draft, hours })} />
      <Closures base={base} closures={draft.closures} onChange={(closures) => change({ ...draft, closures })} />
      <FormError>{fault}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" size={54} busy={conflicts.isPending || save.isPending} aria-disabled={!isChanged(base, draft)}>
          {t('Save the hours')}
        </Button>
        {isChanged(base, draft) && (
          <Button variant="outline" size={54} onClick={() => change(draftOf(base))}>
            {t('Undo the changes')}
          </Button>
        )}
      </div>
      {outside && (
        <ConflictsDialog orders={outside} busy={save.isPending} onSave={() => send(true)} onClose={() => setOutside(undefined)} />
      )}
    </form>
  );
}
