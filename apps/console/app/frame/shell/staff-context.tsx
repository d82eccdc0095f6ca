import type { SignedInStaff } from '@bozor/contract/staff/signed-in.ts';
import type { Permission } from '@bozor/domain/staff/permissions.ts';
import { createContext, useContext } from 'react';

const StaffContext = createContext<SignedInStaff | undefined>(undefined);

export const StaffProvider = StaffContext;

/** The signed-in person, and whether they have a permission. Only below a `ConsolePage`. `useStaff().may('orders.accept')` */
export function useStaff(): { readonly person: SignedInStaff; readonly may: (permission: Permission) => boolean } {
  const person = useContext(StaffContext);
  if (!person) throw new Error('useStaff belongs below a ConsolePage.');
  return { person, may: (permission) => person.permissions.includes(permission) };
}
