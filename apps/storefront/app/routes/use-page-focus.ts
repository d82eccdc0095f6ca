import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { usePageQuery } from '../platform/pages/page-query.ts';
import { useActiveModule } from '../platform/scope/active-module.tsx';

/** Query names that decide what a page is about: a search, an order or a page of the account. Filters, sorting and overlays are none. */
const LISTED = ['data_type', 'search', 'id', 'brand_id'] as const;
const OWN = ['page', 'orderId', 'conversationId'] as const;

/**
 * After a change of the page's subject, announces its title. Another path moves the focus to the start of the page, as a full load does.
 * Another subject of the same path, such as another module or order, moves it to what has been replaced: the part marked with
 * `data-page-subject`, otherwise the heading.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const [home] = usePageQuery<'home'>();
  const [account] = usePageQuery<'profile'>();
  const { locale } = useI18n();
  const module = useActiveModule().module?.id;
  const subject = [locale, ...LISTED.map((name) => home.get(name)), ...OWN.map((name) => account.get(name))].join();
  const shown = useRef({ pathname, subject, module });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, subject, module };
    const isMoved = before.pathname !== pathname;
    // The module is unknown until the modules have loaded.
    if (!isMoved && before.subject === subject && (!before.module || !module || before.module === module)) return;
    announce(document.title);
    if (isMoved && hash !== '') return;
    const main = document.getElementById('main');
    const replaced = main?.querySelector<HTMLElement>('[data-page-subject]') ?? main?.querySelector('h1');
    const target = (!isMoved && replaced) || main;
    if (target) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, subject, hash, module]);
}
