import { expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { sendForm } from '../../../test/form.ts';

const tested = await testApi({ rateLimits: true });

it('accepts thirty messages a minute from one customer', async () => {
  const [aziza, other] = [await tested.customer(), await tested.customer()];
  const fields = { receiver_type: 'admin', message: 'Salom' };
  const statuses: number[] = [];
  for (let count = 0; count < 62 && !statuses.includes(429); count += 1)
    statuses.push((await sendForm(tested, API.messages.send, { as: aziza, fields })).status);
  // A new minute, and with it a new rate-limit window, may begin in between.
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(30);
  expect((await sendForm(tested, API.messages.send, { as: other, fields })).status).toBe(200);
});
