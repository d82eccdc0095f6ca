import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { MouseEvent, ReactNode } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { RouteLink } from '@bozor/web/navigation/route-link.tsx';
import { urls } from '../../platform/pages/urls.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** `name` is the item's, where it is known: the dialog has it from the start, and a screen reader says it once. */
    item: { readonly idOrSlug: string | number; readonly name?: string | undefined; readonly lineId?: number; readonly campaign?: boolean };
  }
}

interface ItemLinkProps {
  readonly item: Pick<ItemCard, 'slug' | 'module_id' | 'module_type' | 'is_campaign'> & Partial<Pick<ItemCard, 'name'>>;
  /** Accessible name, where the text is cut. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Link to an item: opens its page in ecommerce, its dialog elsewhere. The href is the page either way, for new tabs and without scripts.
 */
export function ItemLink({ item, label, className, children }: ItemLinkProps) {
  const page = { 'className': className, 'aria-label': label, 'to': itemUrl(item), 'children': children };
  if (item.module_type === 'ecommerce') return <PageLink {...page} />;
  return <RouteLink {...page} onClick={(event) => isPlainClick(event) && openInstead(event, item)} />;
}

export function itemUrl({ slug, module_id, module_type, is_campaign }: ItemLinkProps['item']): string {
  return urls.product(slug, { module_id, product_type: is_campaign && module_type === 'ecommerce' ? 'campaign' : undefined });
}

function openInstead(event: MouseEvent, { slug, name, is_campaign }: ItemLinkProps['item']): void {
  event.preventDefault();
  openOverlay('item', { idOrSlug: slug, name, ...(is_campaign && { campaign: true }) });
}

/** Whether a click follows the link here, not in a new tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
