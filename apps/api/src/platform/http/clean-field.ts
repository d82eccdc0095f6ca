import { TEXT_KIND, type TextKind } from '@bozor/contract/fields.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { parseIdentity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { cleanCode } from '@bozor/domain/words/clean-code.ts';
import { cleanText } from '@bozor/domain/words/clean-text.ts';

export interface TextSchema {
  readonly [TEXT_KIND]?: TextKind;
}

/**
 * Cleans the text of a field by its kind (`TEXT_KIND`). What cannot be read as the address or number of its field is only cleaned, so that the
 * rule refuses it by name.
 * @param country the shop's own, whose national phone numbers are read
 */
export function cleanField(text: string, schema: TextSchema | undefined, country: string | undefined): string {
  switch (schema?.[TEXT_KIND] ?? 'plain') {
    case 'secret':
      return text;
    case 'code':
      return cleanCode(text);
    case 'email':
      return canonicalEmail(text) ?? cleanText(text);
    case 'phone':
      return canonicalPhone(text, country) ?? cleanText(text);
    case 'identity': {
      const identity = parseIdentity(text, country);
      return (identity?.fieldType === 'phone' ? identity.phone : identity?.email) ?? cleanText(text);
    }
    case 'plain':
      return cleanText(text);
  }
}

/** Whether a schema has a phone number anywhere, so that the shop's country has to be known. */
export function hasPhone(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const kind = (schema as TextSchema)[TEXT_KIND];
  return kind === 'phone' || kind === 'identity' || Object.values(schema).some(hasPhone);
}
