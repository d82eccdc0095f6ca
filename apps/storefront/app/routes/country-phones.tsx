import { PhoneCode } from '@bozor/ui/phone/phone-code.tsx';
import type { ReactNode } from 'react';
import { useConfigIfAny } from '../platform/settings/config.ts';
import { countryOf } from '../platform/settings/country.ts';
import { useStored } from '../platform/storage.ts';

/** Sets the default dial code of all phone fields to the chosen country's. */
export function CountryPhones({ children }: { readonly children: ReactNode }) {
  const config = useConfigIfAny();
  const chosen = useStored('country');
  return <PhoneCode code={config && countryOf(config, chosen).dialCode.replace('+', '')}>{children}</PhoneCode>;
}
