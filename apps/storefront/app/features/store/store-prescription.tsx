import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Order by prescription picture, at pharmacies that accept it. Guests may use it where guest checkout is enabled. */
export function StorePrescription({ store }: { readonly store: StoreDetails }) {
  const { t } = useI18n();
  const { prescription_order_status: isOn, guest_checkout_status: takesGuests } = useConfig();
  const { isSignedIn } = useSession();
  if (isOn !== 1 || store.prescription_order !== 1 || store.module_type !== 'pharmacy') return null;
  const isReady = isSignedIn || takesGuests === 1;
  return (
    <Notice
      action={
        <Button
          variant="tint"
          size={40}
          onClick={() => (isReady ? openOverlay('send-prescription', { storeId: store.id }) : openOverlay('sign-in'))}
        >
          {t('Send a prescription')}
        </Button>
      }
    >
      {t('Have a prescription? A photo of it is enough.')}
    </Notice>
  );
}
