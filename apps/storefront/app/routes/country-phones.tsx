import { PhoneCode } from '@bozor/ui/phone/phone-code.tsx';
import type { ReactNode } from 'react';
import { useConfigIfAny } from '../platform/settings/config.ts';
import { countryOf } from '../platform/settings/country.ts';
import { useStored } from '../platform/storage.ts';

/** Phone fields of all pages begin with the code of the chosen country. */
export function CountryPhones({ children }: { readonly children: ReactNode }) {
  const config = useConfigIfAny();
  const chosen = useStored('country');
  return <PhoneCode code={config && countryOf(config, chosen).dialCode.replace('+', '')}>{children}</PhoneCode>;
}
