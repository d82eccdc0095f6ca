import { announce } from '@bozor/ui/feedback/announce.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import type { ListResult } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './growing-list.module.css';
import { NothingFound } from './nothing-found.tsx';

/** Infinite list with all its states: skeleton, empty, error, rows, and more rows. */
export function GrowingList<Row>({
  list,
  skeleton,
  empty,
  emptyAction,
  growsByHand = false,
  children,
}: {
  readonly list: Pick<
    ListResult<Row, { readonly total_size: number }>,
    'rows' | 'reply' | 'status' | 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'isPrevious' | 'loadMore' | 'retry'
  >;
  readonly skeleton: ReactNode;
  readonly empty: string;
  /** An empty list leads on. */
  readonly emptyAction: ReactNode;
  /** Only the button loads more, since content follows below the list. */
  readonly growsByHand?: boolean;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { t } = useI18n();
  const rows = useRef<HTMLDivElement>(null);
  const awaitMore = useFocusOnNew(rows, list.rows.length);
  if (list.status === 'error')
    return <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={list.retry} />;
  return (
    <Loading loading={list.status === 'pending'} skeleton={skeleton} label={t('Loading')}>
      {list.rows.length === 0 ? (
        <NothingFound title={empty} action={emptyAction} />
      ) : (
        <>
          <div ref={rows} className={styles.rows} data-previous={list.isPrevious || undefined}>
            {children(list.rows)}
          </div>
          <More
            list={list}
            shown={list.rows.length}
            total={list.reply?.total_size ?? list.rows.length}
            growsByHand={growsByHand}
            onPress={awaitMore}
          />
        </>
      )}
    </Loading>
  );
}

function More({
  list: { hasMore, isLoadingMore, hasFailedMore, loadMore },
  shown,
  total,
  growsByHand,
  onPress,
}: {
  readonly list: Pick<ListResult<unknown, unknown>, 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'loadMore'>;
  readonly shown: number;
  readonly total: number;
  readonly growsByHand: boolean;
  readonly onPress: () => void;
}) {
  const { t, formatNumber, formatTotal } = useI18n();
  const part = t('{shown} of {total} shown', { shown: formatNumber(shown), total: formatTotal(total) });
  const loadsAutomatically = !growsByHand && !hasFailedMore;
  const foot = useNearing(hasMore && loadsAutomatically, loadMore);
  const before = useRef(shown);
  useEffect(() => {
    if (shown > before.current) announce(part);
    before.current = shown;
  }, [shown, part]);
  if (!hasMore) return null;
  return (
    <div ref={foot} className={styles.more}>
      <p className={styles.count}>{part}</p>
      <ProgressBar value={shown} max={total} size={5} className={styles.progress} />
      {hasFailedMore && !isLoadingMore && <p role="alert">{t('Something went wrong. Please try again.')}</p>}
      <Button
        variant="ghost"
        busy={isLoadingMore}
        onClick={() => {
          onPress();
          loadMore();
        }}
      >
        {hasFailedMore ? t('Try again') : t('Load more')}
      </Button>
    </div>
  );
}

/** Moves the focus to the first new card after a press of the button, which moves down or goes, unless it has gone elsewhere meanwhile. */
function useFocusOnNew(rows: RefObject<HTMLElement | null>, count: number): () => void {
  const pressed = useRef<{ readonly count: number; readonly focused: Element | null }>(undefined);
  useEffect(() => {
    if (!pressed.current || count <= pressed.current.count) return;
    const first = rows.current?.querySelectorAll('ul > li')[pressed.current.count];
    const hasStayed = [document.body, pressed.current.focused].includes(document.activeElement);
    if (hasStayed) first?.querySelector<HTMLElement>('a')?.focus();
    pressed.current = undefined;
  }, [rows, count]);
  return () => (pressed.current = { count, focused: document.activeElement });
}

/** Whether somebody reads the footer, reached by keys or a screen reader: rows that came in above would push it away. */
const isInFooter = () => document.activeElement?.closest('footer') != null;

/** Calls `near` while the element is less than 38 % of the viewport height away (list-07). */
function useNearing(isOn: boolean, near: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const call = useEffectEvent(near);
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && !isInFooter() && call(), {
      rootMargin: '0px 0px 38% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
