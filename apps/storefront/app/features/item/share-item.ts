import type { ItemDetails } from '@bozor/contract/item-details.ts';
import { toast } from '@bozor/ui/toast.ts';
import { itemUrl } from '../catalogue/item-link.tsx';
import type { Words } from '../../platform/words/create-words.ts';

/** Hands the item's address to the device's own sharing, else copies it. */
export async function shareItem(item: ItemDetails, { t }: Pick<Words, 't'>): Promise<void> {
  const url = new URL(itemUrl(item), window.location.origin).href;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: item.name, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ id: 'share', title: t('Link copied') });
  } catch {
    toast({ id: 'share', kind: 'info', title: t('Copy this link'), text: url, timeoutMs: 0 });
  }
}
