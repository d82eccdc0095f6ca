import { CART_MESSAGES, CART_NOTICES } from '@bozor/domain/cart/messages.ts';
import { FIELD_MESSAGES } from '@bozor/domain/identity/field-messages.ts';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
import { expect, test } from 'vitest';
import { CART_NOTICE_TEXTS, CART_TEXTS } from './cart-messages.ts';

test('the texts that are marked for translation are those of the rules', () => {
  expect(CART_TEXTS).toEqual(CART_MESSAGES);
  expect(CART_NOTICE_TEXTS).toEqual(CART_NOTICES);
  expect(FIELD_TEXTS).toEqual(FIELD_MESSAGES);
});
