import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import type { OverlayControls } from '@bozor/web/overlays/overlays.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { listedItems, listedStores } from './listing-queries.ts';
import { useListing } from './use-listing.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    filters: object;
  }
}

/** Filters of a listing as a dialog, for narrow screens; the button shows the number of results. */
export function FiltersDialog({ open, close, closed }: OverlayControls) {
  const { t, formatTotal } = useI18n();
  const listing = useListing();
  const { state, categories } = listing;
  const items = useApiList(listedItems(state, categories), { enabled: open && state.listType === 'item' });
  const stores = useApiList(listedStores(state, categories), { enabled: open && state.listType === 'store' });
  const total = (state.listType === 'item' ? items : stores).reply?.total_size ?? 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Filters')}
      closeLabel={t('Close')}
      actions={
        <Button variant="link" size={40} onClick={listing.clear}>
          {t('Reset')}
        </Button>
      }
      foot={
        <Button wide size={54} onClick={close}>
          {state.listType === 'item'
            ? t('Show {total} items', { total: formatTotal(total) })
            : t('Show {total} stores', { total: formatTotal(total) })}
        </Button>
      }
    >
      <ListingFilters listing={listing} />
    </Dialog>
  );
}
