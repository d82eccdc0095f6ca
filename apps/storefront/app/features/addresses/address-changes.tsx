import { calls } from '@bozor/contract/shop/calls.ts';
import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';

/** Edit and delete buttons of a saved address; deleting asks for confirmation. */
export function AddressChanges({ of: saved }: { readonly of: Address }) {
  const { t } = useI18n();
  const { mutateAsync } = useApiMutation(calls.customer.removeAddress, {
    changes: [calls.customer.addresses],
    onSuccess: ({ message }) => toast({ id: 'address', kind: 'success', title: message }),
  });
  const remove = () =>
    openOverlay('confirm', {
      title: t('Delete this address?'),
      text: saved.address,
      confirmLabel: t('Delete'),
      danger: true,
      act: () => mutateAsync({ params: { id: saved.id } }),
    });
  return (
    <>
      <IconButton
        icon={Pencil}
        variant="plain"
        label={t('Edit {address}', { address: saved.address })}
        onClick={() => openOverlay('address-form', { saved })}
      />
      <IconButton icon={Trash2} variant="plain" label={t('Delete {address}', { address: saved.address })} onClick={remove} />
    </>
  );
}
