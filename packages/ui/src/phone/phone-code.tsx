import { createContext, use, type ReactNode } from 'react';

const USUAL = '998';
const PhoneCodeContext = createContext(USUAL);

/** Gives the phone fields inside it the country code of numbers typed without one: `7`. */
export function PhoneCode({ code, children }: { readonly code: string | undefined; readonly children: ReactNode }) {
  return <PhoneCodeContext value={code || USUAL}>{children}</PhoneCodeContext>;
}

export function usePhoneCode(): string {
  return use(PhoneCodeContext);
}
