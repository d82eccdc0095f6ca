import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { isOverlayOpen } from '@bozor/web/overlays/overlays.ts';
import { usePageQuery } from '../platform/pages/page-query.ts';
import { useActiveModule } from '../platform/scope/active-module.tsx';

/** Query names that decide what a page is about: a search, an order or a page of the account. Filters, sorting and overlays are none. */
const LISTED = ['data_type', 'search', 'id', 'brand_id'] as const;
const OWN = ['page', 'orderId', 'conversationId'] as const;

/**
 * After a change of the page's subject, announces its title. Another path moves the focus to the start of the page, as a full load does.
 * Another subject of the same path, such as another module or order, moves it to what has been replaced: the part marked with
 * `data-page-subject`, otherwise the heading. A dialog over the page has the word, and keeps the focus.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const [home] = usePageQuery<'home'>();
  const [account] = usePageQuery<'profile'>();
  const { locale } = useI18n();
  const { module: active, isLoading } = useActiveModule();
  const module = active?.id;
  const subject = [locale, ...LISTED.map((name) => home.get(name)), ...OWN.map((name) => account.get(name))].join();
  const isAsking = !module && !isLoading;
  const shown = useRef({ pathname, subject, module, key, isAsking, isChosen: false });
  useEffect(() => {
    const before = shown.current;
    const isNext = before.key !== key;
    // A module that is known before anything was pressed was not asked for. A chosen one comes with the next entry, which has the title.
    const isAnswered = before.isAsking && module !== undefined && navigator.userActivation?.hasBeenActive;
    const wasChosen = before.isChosen || isAnswered;
    const isChosen = wasChosen && isNext;
    shown.current = { pathname, subject, module, key, isAsking, isChosen: wasChosen && !isNext };
    const isMoved = before.pathname !== pathname;
    // The module is unknown until the modules have loaded.
    if (!isMoved && !isChosen && before.subject === subject && (!before.module || !module || before.module === module)) return;
    announce(() => (isOverlayOpen() ? '' : document.title));
    if ((isMoved && hash !== '') || isOverlayOpen()) return;
    const main = document.getElementById('main');
    const replaced = main?.querySelector<HTMLElement>('[data-page-subject]') ?? main?.querySelector('h1');
    const target = (!isMoved && replaced) || main;
    if (target) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, subject, hash, module, key, isAsking]);
}
