import { beforeAll, describe, expect, test } from 'vitest';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import { TEXT_KIND, type TextKind } from '@bozor/contract/fields.ts';
import { FIELD_MESSAGES } from '@bozor/domain/identity/field-messages.ts';
import { testApi, type Caller } from '../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../test/fixtures.ts';
import { changeSettings } from '../test/settings.ts';

const { call, customer, guest, db, bus } = await testApi();
type AnyEndpoint = Parameters<typeof call>[0];

interface TextField {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly [TEXT_KIND]?: TextKind;
}

const NOTHING_VISIBLE = '\u200b\u00a0\u2060\u3164\u202e';
const NO_SUCH_NUMBER = '+998101234567';

/** Fields whose emptiness has a meaning. */
const MAY_BE_EMPTY = new Set(['address_type']);
/** An order's contact is checked with its cart: `checkout.test.ts`, `place-prescription.test.ts`. */
const OF_AN_ORDER = /^checkout\./;
/** Fields that are read only after something else was proved: the step before, that wallets are on. A wrong contact of an order finds no order. */
const NEEDS_A_STEP = new Set([
  'identity.verifyFirebase',
  'orders.answerPrice',
  'orders.answerQuestion',
  'orders.answerSwap',
  'identity.socialRegister',
  'identity.updateInfo',
  'identity.resetPassword',
  'wallet.addFund',
  'newsletter.confirm',
  'newsletter.unsubscribe',
]);

const FIELDS = endpointsIn(AUDIENCES.shop.api, '').flatMap(({ name, endpoint }) => {
  const body = endpoint.body as unknown as { properties?: Record<string, TextField>; required?: readonly string[] } | undefined;
  return Object.entries(body?.properties ?? {}).flatMap(([field, schema]) => {
    if (schema.type !== 'string' || schema.enum || schema.pattern) return [];
    const isRequired = body?.required?.includes(field) || schema.default === '';
    return [{ name, endpoint, field, kind: schema[TEXT_KIND] ?? ('plain' as const), isRequired }];
  });
});

const required = FIELDS.filter(
  ({ name, field, kind, isRequired }) =>
    isRequired &&
    kind !== 'secret' &&
    !MAY_BE_EMPTY.has(field) &&
    !NEEDS_A_STEP.has(name) &&
    !(OF_AN_ORDER.test(name) && kind === 'plain' && field === 'address'),
);
const phones = FIELDS.filter(({ name, kind }) => kind === 'phone' && !NEEDS_A_STEP.has(name) && !OF_AN_ORDER.test(name));

/** Codes of coupons and referrals, in bodies and in queries. */
const CODES = endpointsIn(AUDIENCES.shop.api, '').flatMap(({ name, endpoint }) =>
  [endpoint.body, endpoint.query].flatMap((part) => {
    const { properties = {} } = (part ?? {}) as unknown as { properties?: Record<string, TextField> };
    return ['code', 'coupon_code', 'ref_code'].flatMap((field) => {
      const schema = properties[field];
      return schema ? [{ name, field, kind: schema[TEXT_KIND] }] : [];
    });
  }),
);

let store: BuiltStore;
beforeAll(async () => {
  store = await buildStore(db, { module_type: 'pharmacy' });
  await buildItem(db, { store });
  await changeSettings({ db, bus }, { otp_login: true });
});

describe('a required text of which nothing is visible', () => {
  test('is a field of many endpoints', () => expect(required.length).toBeGreaterThan(15));

  test.each(required)('is refused at its field: $name $field', async ({ endpoint, field }) => {
    const { status, body } = await send(endpoint, { [field]: NOTHING_VISIBLE });
    expect([409, 422]).toContain(status);
    expect(body.errors?.map((error) => error.field)).toContain(field);
  });
});

test.each(CODES)('a code is read as one, without what people paste with it: $name $field', ({ kind }) => expect(kind).toBe('code'));

describe('a phone number that does not exist', () => {
  test('can be sent to many endpoints', () => expect(phones.length).toBeGreaterThan(8));

  test.each(phones)('is refused at its field with the words of the form: $name $field', async ({ name, endpoint, field }) => {
    const { status, body } = await send(endpoint, { [field]: NO_SUCH_NUMBER });
    const expected = ['email_or_phone', 'identity-invalid'] as const;
    const [at, problem] = MAY_BE_AN_EMAIL.test(name) ? expected : ([field, 'phone-invalid'] as const);
    const errors = body.errors?.map((error) => [error.field === field ? at : error.field, error.message]);
    expect([status, errors]).toEqual([422, [[at, FIELD_MESSAGES[problem]]]]);
  });
});

/** Endpoints that take a phone or an e-mail for an account. */
const MAY_BE_AN_EMAIL = /^identity\.(?:verifyPhone|sendOtp|forgotPassword|verifyResetToken)$/;
const IDENTITY = ['email_or_phone', 'phone', 'email'];

/** A body that is right but for the changed fields. */
function send(endpoint: AnyEndpoint, change: Readonly<Record<string, string>>) {
  const { properties = {} } = (endpoint.body ?? {}) as unknown as { properties?: Record<string, TextField> };
  // Where the account is named by any of three fields, only the changed one is sent.
  const changesIdentity = IDENTITY.some((name) => Object.hasOwn(change, name));
  const isAny = changesIdentity && (Object.hasOwn(properties, 'email_or_phone') || MAY_BE_AN_EMAIL_BY.test(endpoint.path));
  const known = Object.entries(KNOWN).filter(([name]) => !isAny || !IDENTITY.includes(name));
  return callAs(endpoint, {
    ...Object.fromEntries(known),
    store_id: store.id,
    zone_id: store.zoneId,
    module_id: store.moduleId,
    ...change,
  });
}

const MAY_BE_AN_EMAIL_BY = /verify-phone|send-otp/;

const KNOWN: Readonly<Record<string, unknown>> = {
  name: 'Aziza',
  email: 'aziza@example.uz',
  phone: '+998901234567',
  email_or_phone: '+998901234567',
  otp: '123456',
  password: 'olma-anor-7',
  confirm_password: 'olma-anor-7',
  contact_person_name: 'Aziza',
  contact_person_number: '+998901234567',
  address: 'Amir Temur 15',
  latitude: 41.31,
  longitude: 69.27,
  amount: 10_000,
  payment_method: 'cash_on_delivery',
  vehicle_id: 1,
  quote_id: 'none',
  order_type: 'take_away',
  login_type: 'otp',
  code: 'BOZOR10',
};

async function callAs(endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>) {
  const caller: Caller = endpoint.access === 'customer' ? await customer() : await guest();
  const { properties = {} } = (endpoint.body ?? {}) as unknown as { properties?: Record<string, TextField> };
  const body = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(properties, name)));
  return call(endpoint, { params: { id: 1 }, body, as: { headers: { ...headersFor(store), ...caller.headers } } });
}

function endpointsIn(part: object, path: string): { name: string; endpoint: AnyEndpoint }[] {
  return Object.entries(part as Record<string, AnyEndpoint>).flatMap(([key, each]) =>
    typeof each.method === 'string' ? [{ name: path + key, endpoint: each }] : endpointsIn(each, `${path}${key}.`),
  );
}
