import { calls } from '@bozor/contract/shop/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { interestCategories } from './interest-queries.ts';
import * as styles from './interest-page.module.css';

/** Asks for the customer's interests in the chosen module. */
export function InterestPage() {
  const { t } = useI18n();
  const { isSignedIn, isKnown } = useSession();
  const { data, isError, refetch } = useApiQuery(interestCategories());
  if (isKnown && !isSignedIn)
    return (
      <EmptyState
        title={t('You are not logged in')}
        action={<Button onClick={() => openOverlay('sign-in', { then: () => {} })}>{t('Sign In')}</Button>}
      />
    );
  if (isError && !data)
    return <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={() => void refetch()} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className="text-h1">{t('What do you like?')}</h1>
        <p className={styles.text}>{t('Choose as many as you want. It helps us to show the right things first.')}</p>
      </header>
      <Loading loading={!data} label={t('Loading')} skeleton={<Waiting />}>
        {data && (data.data.length > 0 ? <Choice categories={data.data} /> : <Navigate to={urls.home()} replace />)}
      </Loading>
    </>
  );
}

function Choice({
  categories,
}: {
  readonly categories: readonly { id: number; name: string; image_full_url: string | null; tile_hue: number }[];
}) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const save = useApiMutation(calls.customer.saveInterests, {
    changes: [calls.customer.info],
    onSuccess: ({ message }) => {
      announce(message);
      void navigate(urls.home());
    },
  });
  const toggle = (id: number) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <ul className={styles.grid}>
        {categories.map(({ id, name, image_full_url, tile_hue }) => (
          <li key={id}>
            <label className={styles.category}>
              <input type="checkbox" className="visually-hidden" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <Tile
                hue={tile_hue}
                src={image_full_url ?? undefined}
                sizes="(width >= 1180px) 170px, (width >= 600px) 17vw, 28vw"
                alt=""
                className={styles.tile}
              >
                {chosen.has(id) && (
                  <span className={styles.mark}>
                    <Icon of={Check} size={16} />
                  </span>
                )}
              </Tile>
              <span className={styles.name}>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          variant="ghost"
          size={54}
          busy={save.isPending && chosen.size === 0}
          onClick={() => save.mutate({ body: { interest: [] } })}
        >
          {t('Skip')}
        </Button>
        <Button
          size={54}
          disabled={chosen.size === 0}
          busy={save.isPending && chosen.size > 0}
          onClick={() => save.mutate({ body: { interest: [...chosen] } })}
        >
          {t('Save')}
        </Button>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} shape="tile" />
      ))}
    </div>
  );
}
