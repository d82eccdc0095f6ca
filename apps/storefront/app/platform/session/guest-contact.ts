import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** Contact of a guest's order in this tab: prefills the forms of an account made afterwards. */
export interface GuestContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const storage = sessionStorageValue('guest-contact', isContact);

export function guestContact(): GuestContact | undefined {
  return storage.read();
}

/** Kept until somebody signs in. */
export function storeGuestContact(contact: GuestContact | undefined): void {
  storage.write(contact && { name: contact.name, phone: contact.phone, email: contact.email });
}

function isContact(value: unknown): value is GuestContact {
  const { name, phone, email } = (value ?? {}) as Partial<GuestContact>;
  return [name, phone, email].every((text) => typeof text === 'string');
}
