import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { useState } from 'react';
import { detailsOf, type AddressDetails } from '../../platform/session/address-details.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import type { PickedPlace } from '../place/use-picked-place.ts';

const EMPTY: AddressDetails = {
  address: '',
  address_type: 'home',
  address_label: '',
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
  road: '',
  house: '',
  floor: '',
  additional_information: '',
};

/** The largest move of the pin, in metres, that still counts as the same address and keeps the typed address. */
const SAME_ADDRESS_METRES = 5;

interface Beginning {
  readonly saved: Address | undefined;
  readonly given: Partial<AddressDetails> | undefined;
  readonly picked: PickedPlace;
}

interface AddressValues {
  readonly values: AddressDetails;
  readonly set: (field: keyof AddressDetails, value: string) => void;
}

/** Values of the address form: the known address and customer, overridden by the input. The address text follows the pin. */
export function useAddressValues({ saved, given, picked }: Beginning): AddressValues {
  const { isSignedIn } = useSession();
  const { data: account } = useApiQuery(customerInfo(), { enabled: isSignedIn });
  const known: AddressDetails = {
    ...EMPTY,
    ...(account && { contact_person_name: `${account.f_name} ${account.l_name}`.trim(), contact_person_number: account.phone ?? '' }),
    ...filledOf(given),
    ...(saved && detailsOf(saved)),
  };
  const [typed, setTyped] = useState<Partial<AddressDetails>>({});
  const [written, setWritten] = useState<{ readonly at: Point; readonly text: string } | undefined>(
    known.address === '' ? undefined : { at: picked.point, text: known.address },
  );
  const isSameAddress = written && greatCircleMetres(written.at, picked.point) <= SAME_ADDRESS_METRES;
  return {
    values: {
      ...known,
      ...(!isSameAddress && doorFields(picked.door)),
      ...typed,
      address: isSameAddress ? written.text : (picked.address ?? ''),
    },
    set: (field, value) => {
      if (field === 'address') setWritten({ at: picked.point, text: value });
      else setTyped((before) => ({ ...before, [field]: value }));
    },
  };
}

/** The door of the place under the pin, once it is another than the known address. */
function doorFields(door: PlaceDoor | undefined): Partial<AddressDetails> {
  return door
    ? { house: door.house, floor: door.floor, ...(door.note && { additional_information: door.note }) }
    : { house: '', floor: '' };
}

function filledOf(given: Partial<AddressDetails> | undefined): Partial<AddressDetails> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== ''));
}
