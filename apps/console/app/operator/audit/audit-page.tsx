import type { AuditEntry } from '@bozor/contract/operator/audit.ts';
import { calls } from '@bozor/contract/operator/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useSearchParams } from 'react-router';
import { actionText, subjectText } from './action-texts.ts';
import * as staffStyles from '../staff/staff.module.css';
import * as styles from './audit.module.css';

const FILTERS = ['staff', 'action', 'subject', 'subject_id', 'from', 'to', 'before'] as const;
type Filter = (typeof FILTERS)[number];

/** Acts of staff: who, when, from where, before and after. Filters and page stand in the address. */
export default function AuditPage() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const read = (name: Filter) => params.get(name) ?? undefined;
  const id = (name: Filter) => (/^[1-9]\d{0,14}$/.test(read(name) ?? '') ? Number(read(name)) : undefined);
  const query = {
    staff: id('staff'),
    action: read('action'),
    subject: read('subject'),
    subject_id: read('subject_id'),
    from: day(read('from')),
    to: day(read('to')),
    before: id('before'),
  };
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const { data, error, isFetching, refetch } = useApiQuery(apiQuery(calls.audit.list, { query: given }, { quiet: true, staleMs: 0 }));
  const change = (name: Filter, value: string) =>
    setParams((before) => {
      if (name !== 'before') before.delete('before');
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  return (
    <div className={staffStyles.page}>
      <title>{t('Who did what')}</title>
      <h1 className="text-h1">{t('Who did what')}</h1>
      <form role="search" aria-label={t('Who did what')} className={staffStyles.filters} onSubmit={(event) => event.preventDefault()}>
        <Select
          label={t('Act')}
          name="action"
          value={query.action ?? ''}
          options={[
            { value: '', label: t('All acts') },
            ...(data?.actions ?? (query.action === undefined ? [] : [query.action])).map((action) => ({
              value: action,
              label: actionText(t, action),
            })),
          ]}
          onChange={({ target }) => change('action', target.value)}
        />
        <TextField
          label={t('Number of the order')}
          name="subject_id"
          inputMode="numeric"
          maxLength={80}
          defaultValue={query.subject_id}
          onBlur={({ target }) => change('subject_id', target.value.replaceAll(/\s/g, ''))}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && change('subject_id', currentTarget.value.replaceAll(/\s/g, ''))}
        />
        <TextField
          label={t('From day')}
          type="date"
          name="from"
          value={query.from ?? ''}
          onChange={({ target }) => change('from', target.value)}
        />
        <TextField label={t('To day')} type="date" name="to" value={query.to ?? ''} onChange={({ target }) => change('to', target.value)} />
      </form>
      {query.staff !== undefined && (
        <p>
          <Button variant="outline" onClick={() => change('staff', '')}>
            {t('Show everybody')}
          </Button>
        </p>
      )}
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data && data.entries.length === 0 && <EmptyState title={t('Nothing is found')} />}
      {data && data.entries.length > 0 && (
        <ol className={styles.entries}>
          {data.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {(data?.next !== undefined && data.next !== null) || query.before !== undefined ? (
        <nav className={staffStyles.pages} aria-label={t('Pages')}>
          {query.before !== undefined && (
            <Button variant="outline" onClick={() => change('before', '')}>
              {t('To the latest')}
            </Button>
          )}
          {typeof data?.next === 'number' && (
            <Button variant="outline" onClick={() => change('before', String(data.next))}>
              {t('Earlier')}
            </Button>
          )}
        </nav>
      ) : null}
    </div>
  );
}

const day = (text: string | undefined) => (text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t, locale } = useI18n();
  const { person, subject, subject_id: subjectId, before, after } = entry;
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(entry.at));
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <strong>{actionText(t, entry.action)}</strong>
        <span>
          {subjectText(t, subject)} {subjectId !== null && <bdi dir="ltr">{subjectId}</bdi>}
        </span>
        {!entry.is_intact && <Badge kind="danger">{t('Changed afterwards')}</Badge>}
      </div>
      <p className="text-meta">
        <time dateTime={entry.at}>{at}</time>
        {' · '}
        {person ? (
          <Link to={`?staff=${person.id}`} className={styles.person}>
            <bdi>{person.name}</bdi>
          </Link>
        ) : (
          <bdi>{entry.role === 'cli' ? t('The shop’s own machine') : entry.role}</bdi>
        )}
        {entry.address !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{entry.address}</bdi>
          </>
        )}
      </p>
      {entry.reason !== null && <p>{entry.reason}</p>}
      {(before !== null || after !== null) && (
        <details>
          <summary>{t('Before and after')}</summary>
          {before !== null && <Values title={t('Before')} text={before} />}
          {after !== null && <Values title={t('After')} text={after} />}
        </details>
      )}
    </li>
  );
}

function Values({ title, text }: { readonly title: string; readonly text: string }) {
  const values = JSON.parse(text) as Record<string, unknown>;
  return (
    <div className={styles.values} role="group" aria-label={title}>
      <span className="text-meta">{title}</span>
      <dl className={staffStyles.facts} dir="ltr" translate="no">
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className={styles.value}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
