import type { AddressType } from '@bozor/domain/identity/check-contact-form.ts';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { text } from '@bozor/web/i18n/text.ts';

/** Label and icon of each address type. */
export const ADDRESS_KINDS: Readonly<Record<AddressType, { readonly label: string; readonly icon: Glyph }>> = {
  home: { label: text('home'), icon: House },
  office: { label: text('office'), icon: BriefcaseBusiness },
  other: { label: text('other'), icon: MapPin },
};

/** Icon and label of a saved address by its type; `own` is the customer's own label, which is not translated. */
export function kindOf(saved: { readonly address_type: string; readonly address_label: string | null }): {
  readonly icon: Glyph;
  readonly label: string;
  readonly own: string | undefined;
} {
  const known = ADDRESS_KINDS[saved.address_type as AddressType] as (typeof ADDRESS_KINDS)[AddressType] | undefined;
  const own = known && known !== ADDRESS_KINDS.other ? undefined : (saved.address_label ?? (known ? undefined : saved.address_type));
  return { ...(known ?? ADDRESS_KINDS.other), own };
}
