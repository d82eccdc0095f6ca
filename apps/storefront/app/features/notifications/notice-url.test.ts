import { expect, test } from 'vitest';
import { noticeUrl } from './notice-url.ts';

const nothing = { order_id: null, conversation_id: null, sender_type: null } as const;

test.each([
  [{ ...nothing, type: 'order_status', order_id: 123_456_789 }, '/profile?page=my-orders&orderId=123456789'],
  [{ ...nothing, type: 'message', conversation_id: 7, sender_type: 'store' }, '/chatting?conversationId=7&type=store'],
  [{ ...nothing, type: 'wallet' }, '/profile?page=wallet'],
  [{ ...nothing, type: 'loyalty' }, '/profile?page=loyalty-points'],
  [{ ...nothing, type: 'referral_code' }, '/profile?page=referral-code'],
  [{ ...nothing, type: 'promotion' }, '/home'],
] as const)('%j leads to %s', (notification, address) => {
  expect(noticeUrl(notification)).toBe(address);
});
