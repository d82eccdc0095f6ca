import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/staff/routes.ts';
import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import { testApi } from '../../../test/api.ts';
import { buildCourier, buildStore } from '../../../test/fixtures.ts';
import { createDemoStaff } from './create-demo-staff.ts';

const { api, db, call } = await testApi();
const production = await testApi({ mode: 'production' });

const createIn = async (shop: typeof production) => {
  await buildStore(shop.db);
  await buildCourier(shop.db);
  await createDemoStaff(shop.db, shop.api.config.secrets.otp);
};

describe('the console accounts of a demo', () => {
  it('are none before they are made', async () => {
    expect((await call(API.demo.accounts)).body).toEqual({ accounts: [] });
  });

  it('are one for each role, and sign in by what is told of them, one after the other', async () => {
    await createIn({ api, db } as typeof production);
    await createDemoStaff(db, api.config.secrets.otp);
    const { accounts } = (await call(API.demo.accounts)).body;
    expect(accounts.map(({ role }) => role)).toEqual([...STAFF_ROLES]);
    for (const { email } of accounts)
      for (let times = 0; times < 2; times += 1) {
        const { password, code } = (await call(API.demo.accounts)).body.accounts.find((each) => each.email === email)!;
        const answer = await call(API.sessions.signIn, { body: { email, password, code }, headers: { 'x-bozor-console': '1' } });
        expect(answer.status).toBe(201);
      }
  });

  it('are told by no shop in production, even if it had them', async () => {
    await createIn(production);
    expect((await production.call(API.demo.accounts)).body).toEqual({ accounts: [] });
  });
});
