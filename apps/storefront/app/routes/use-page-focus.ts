import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useActiveModule } from '../platform/scope/active-module.tsx';

/** Query names that decide what a page is about: an order, a search or a page of the account. Filters, sorting and overlays are none. */
const SUBJECT = ['page', 'orderId', 'conversationId', 'data_type', 'search', 'id', 'brand_id'];

/**
 * After a change of the page's subject, announces its title. Another path moves the focus to the start of the page, as a full load does.
 * Another subject of the same path, such as another module or order, moves it to what has been replaced: the part marked with
 * `data-page-subject`, otherwise the heading.
 */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation();
  const { locale } = useI18n();
  const module = useActiveModule().module?.id;
  const query = new URLSearchParams(search);
  const subject = [locale, ...SUBJECT.map((name) => query.get(name))].join();
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
