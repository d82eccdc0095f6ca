import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';

const { call, customer, guest } = await testApi();

describe('who is signed in [api-28]', () => {
  it('answers the names under both spellings, and nothing secret [entity-16]', async () => {
    const me = await customer({ f_name: 'Dilnoza', email: 'me@example.uz' });
    const { status, body } = await call(API.customer.info, { as: me });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: me.customerId,
      f_name: 'Dilnoza',
      l_name: 'Aliyeva',
      last_name: 'Aliyeva',
      email: 'me@example.uz',
      is_phone_verified: 1,
      wallet_balance: 0,
    });
    expect(Object.keys(body)).not.toContain('password_hash');
  });

  it('is for customers alone [profile-16]', async () => {
    expect((await call(API.customer.info, { as: await guest() })).status).toBe(403);
    expect((await call(API.customer.info, { headers: { authorization: 'Bearer gone-gone-gone-gone-gone' } })).status).toBe(401);
  });
});
