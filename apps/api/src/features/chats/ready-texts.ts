import type { StaffScope } from '@bozor/domain/staff/permissions.ts';

/** Texts that staff send with a press. The customer reads them in their own language. */
export const READY_TEXTS: Readonly<Record<StaffScope, readonly string[]>> = {
  'own store': [
    'Thank you for your message. We are looking into it.',
    'Your order is being prepared.',
    'Something of your order is missing. May we replace it?',
    'It takes a few minutes longer. We are sorry.',
  ],
  'own deliveries': [
    'I am on my way.',
    'I am at the door.',
    'I cannot find the entrance. Where is it?',
    'I am held up and come a few minutes later.',
  ],
  'all': [
    'Thank you for your message. We are looking into it.',
    'We are sorry for the trouble.',
    'The money goes back to you.',
    'Is there anything else that we can do for you?',
  ],
};
