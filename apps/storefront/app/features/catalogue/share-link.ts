import { toast } from '@bozor/ui/overlays/toast.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';

/** Shares a URL of the shop by the device's share sheet, else copies it, else shows it. */
export async function shareLink({ title, path }: { readonly title: string; readonly path: string }, { t }: Pick<I18n, 't'>): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url });
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
