import { calls } from '@bozor/contract/store/calls.ts';
import type { MenuItem } from '@bozor/contract/store/menu.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useDebouncedValue } from '@bozor/web/forms/use-debounced-value.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { TakeOff } from './take-off.tsx';
import * as styles from './menu-page.module.css';

const TYPING_MS = 300;

const menu = (name: string, isOff: boolean) =>
  apiQuery(
    calls.menu.list,
    { query: { ...(name.trim() && { name: name.trim() }), ...(isOff && { state: 'off' as const }) } },
    { quiet: true, staleMs: 0 },
  );

/** Items that the store sells now. The address holds the search, so that it survives going back. */
export default function MenuPage() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const name = params.get('name') ?? '';
  const isOff = params.get('off') === '1';
  const { data, error, isFetching, refetch } = useApiQuery(menu(useDebouncedValue(name, TYPING_MS), isOff));
  const change = (key: 'name' | 'off', value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );
  return (
    <section className={styles.page} aria-labelledby="menu-title">
      <title>{t('Menu')}</title>
      <h1 id="menu-title" className="text-h1">
        {t('Menu')}
      </h1>
      <div className={styles.filters}>
        <TextField
          label={t('Find by name')}
          name="name"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ target }) => change('name', target.value)}
        />
        <Checkbox row label={t('Only what is off')} checked={isOff} onChange={({ target }) => change('off', target.checked ? '1' : '')} />
      </div>
      {data ? (
        <Items data={data} />
      ) : error ? (
        <ErrorState title={t('The menu cannot be shown.')} retryLabel={t('Load again')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </section>
  );
}

function Items({ data }: { readonly data: Reply<typeof calls.menu.list> }) {
  const { t } = useI18n();
  const { may } = useStaff();
  const { fault, refuse, clear } = useFault();
  const [asked, setAsked] = useState<MenuItem>();
  const putBack = useApiMutation(calls.menu.putBack, { quiet: true, changes: [calls.menu.list], onSuccess: clear });
  const { items, total } = data;
  const shown = t('{total, plural, one {# item} other {# items}}', { total });
  useSpokenText(shown);
  if (items.length === 0) return <EmptyState title={t('Nothing found')} />;
  const stores = new Set(items.map(({ store }) => store));
  return (
    <>
      <FormError>{fault}</FormError>
      <p className="text-meta">
        {total > items.length ? t('The first {count} of {total}. Type a part of the name.', { count: items.length, total }) : shown}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item} data-state={item.state}>
            <Avatar src={item.image_full_url ?? undefined} name={item.name} hue={item.tile_hue} size={56} />
            <div className={styles.words}>
              <h2 className={styles.name}>{item.name}</h2>
              {stores.size > 1 && <p className="text-meta">{item.store}</p>}
              <State item={item} now={data.now} />
            </div>
            {may('items.pause') &&
              (item.state === 'on' ? (
                <Button variant="outline" onClick={() => setAsked(item)}>
                  {t('Take off')}
                  <span className="visually-hidden"> {item.name}</span>
                </Button>
              ) : (
                item.state === 'off' && (
                  <Button
                    busy={putBack.isPending && putBack.variables?.params.item === item.id}
                    onClick={() => putBack.mutate({ params: { item: item.id } }, { onError: refuse })}
                  >
                    {t('Put back')}
                    <span className="visually-hidden"> {item.name}</span>
                  </Button>
                )
              ))}
          </li>
        ))}
      </ul>
      {asked && <TakeOff item={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function State({ item, now }: { readonly item: MenuItem; readonly now: string }) {
  const { t, formatWhen } = useI18n();
  switch (item.state) {
    case 'on':
      return <p className="text-meta">{t('On sale')}</p>;
    case 'withdrawn':
      return <p className="text-meta">{t('Not sold: taken out by the operator')}</p>;
    case 'off':
      return (
        <p className={styles.off}>
          {item.off_until === null
            ? t('Off until somebody puts it back')
            : t('Off until {time}', { time: formatWhen(item.off_until, Date.parse(now)) })}
        </p>
      );
  }
}
