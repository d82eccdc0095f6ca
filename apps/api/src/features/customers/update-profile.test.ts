import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { DEMO_CODE } from '@bozor/domain/identity/one-time-code.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { sendForm } from '../../../test/form.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { bus, db, call, customer, guest, media } = tested;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const save = (as: Caller, fields: Record<string, string>, pictures: readonly Uint8Array[] = []) =>
  sendForm(tested, API.customer.updateProfile, { as, fields, files: { image: pictures } });
const read = async (as: Caller) => (await call(API.customer.info, { as })).body;
const logIn = (email_or_phone: string, password: string) =>
  call(API.identity.login, { body: { email_or_phone, password, login_type: 'manual' } });

describe('the profile form [api-29]', () => {
  it('changes name and e-mail, keeps missing fields, and confirms it [profile-19]', async () => {
    const me = await customer({ f_name: 'Dilnoza', phone: '+998901110001' });
    const { status, body } = await save(me, { name: ' Dilya  Karimova qizi ', email: 'Dilya@Example.uz' });
    expect([status, body]).toEqual([
      200,
      { message: 'Profile updated successfully.', otp_send: false, verification_on: null, resend_after_seconds: null },
    ]);
    expect(await read(me)).toMatchObject({
      f_name: 'Dilya',
      l_name: 'Karimova qizi',
      email: 'dilya@example.uz',
      phone: '+998901110001',
      is_phone_verified: 1,
      is_email_verified: 0,
    });
  });

  it.each([
    [{ name: ' ' }, 'name', 'name is required', '[profile-02]'],
    [{ phone: '' }, 'phone', 'phone number required', '[profile-03]'],
    [{ email: '' }, 'email', 'Email is required', '[profile-04]'],
    [{ email: 'dilnoza@' }, 'email', 'Must be a valid email', '[profile-04]'],
    [{ password: '12345', confirm_password: '12345' }, 'password', 'Password is too short - should be 6 chars minimum.', '[profile-19]'],
    [{ password: 'gilos-tuya-7', confirm_password: 'other' }, 'confirm_password', 'Passwords must match', '[profile-19]'],
  ])('refuses %j at its field %s with "%s" %s', async (fields, field, message, _id) => {
    const me = await customer();
    const before = await read(me);
    const { status, body } = await save(me, fields);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, message })]]);
    expect(await read(me)).toEqual(before);
  });

  it('moves an unverified phone, but no verified one [profile-06]', async () => {
    const me = await customer({ phone: '+998901110002' });
    const refused = await save(me, { phone: '+998901110003' });
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ code: 'phone-locked', field: 'phone' })]]);
    expect((await save(me, { phone: '998 90 111-00-02' })).status).toBe(200);
    await db.updateTable('customers').where('id', '=', me.customerId).set({ phone_verified_at: null }).execute();
    expect((await save(me, { phone: '+998 (90) 111 00 03' })).status).toBe(200);
    expect(await read(me)).toMatchObject({ phone: '+998901110003', is_phone_verified: 0 });
  });

  it('takes a new phone and a new e-mail only with a code for each, where the shop wants them proven [profile-09]', async () => {
    await changeSettings({ db, bus }, { phone_verification: true, email_verification: true });
    const me = await customer({ phone: '+998901110011' });
    await db.updateTable('customers').where('id', '=', me.customerId).set({ phone_verified_at: null }).execute();
    const before = await read(me);
    const form = { name: 'Dilnoza', phone: '+998901110012', email: 'new@example.uz' };
    expect((await save(me, { phone: before.phone!, email: before.email! })).body.otp_send).toBe(false);
    const saved = await save(me, form);
    expect(saved.body).toMatchObject({
      otp_send: true,
      verification_on: 'phone',
      resend_after_seconds: 60,
      message: 'We sent you a code.',
    });
    expect(await read(me)).toEqual(before);
    const wrong = await save(me, { ...form, otp: '000000', verification_on: 'phone', verification_medium: 'otp' });
    expect([wrong.status, wrong.body.errors?.[0]]).toEqual([422, expect.objectContaining({ code: 'code-wrong', field: 'otp' })]);
    const next = await save(me, { ...form, otp: DEMO_CODE, verification_on: 'phone', verification_medium: 'otp' });
    expect(next.body).toMatchObject({ otp_send: true, verification_on: 'email' });
    expect(await read(me)).toMatchObject({ f_name: 'Dilnoza', phone: '+998901110012', is_phone_verified: 1, email: before.email });
    const last = await save(me, { ...form, otp: DEMO_CODE, verification_on: 'email' });
    expect(last.body).toMatchObject({ otp_send: false, message: 'Profile updated successfully.' });
    expect(await read(me)).toMatchObject({ email: 'new@example.uz', is_email_verified: 1, is_phone_verified: 1 });
    await changeSettings({ db, bus }, { phone_verification: false, email_verification: false });
  });

  it('refuses the phone or e-mail of another account', async () => {
    const [me, other] = [await customer(), await customer({ email: 'taken@example.uz' })];
    const { status, body } = await save(me, { email: 'TAKEN@example.uz' }, [PNG]);
    expect([status, body.errors]).toEqual([409, [expect.objectContaining({ code: 'contact-taken', field: 'email' })]]);
    expect(media.objects.size).toBe(0);
    expect((await read(other)).email).toBe('taken@example.uz');
  });

  it('sets a new password, which signs the other devices out and not this one', async () => {
    const me = await customer({ phone: '+998901110004' });
    const elsewhere = await customer();
    await db.updateTable('sessions').set({ customer_id: me.customerId }).where('customer_id', '=', elsewhere.customerId).execute();
    expect((await save(me, { password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' })).status).toBe(200);
    expect((await logIn('+998901110004', 'gilos-tuya-7')).status).toBe(200);
    expect((await call(API.customer.info, { as: me })).status).toBe(200);
    expect((await call(API.customer.info, { as: elsewhere })).status).toBe(401);
    const common = await save(me, { password: 'qwerty123', confirm_password: 'qwerty123' });
    expect(common.body.errors).toEqual([expect.objectContaining({ code: 'password-too-common', field: 'password' })]);
  });

  it("accepts the specification's form: the password once, unused fields empty [entity-17]", async () => {
    const me = await customer({ f_name: 'Dilnoza', phone: '+998901110044', email: 'dilnoza44@example.uz' });
    const form = { name: 'Dilnoza', phone: '+998901110044', email: 'dilnoza44@example.uz', button_type: '', verification_on: '' };
    expect((await save(me, { ...form, password: 'gilos-tuya-9' })).status).toBe(200);
    expect((await logIn('+998901110044', 'gilos-tuya-9')).status).toBe(200);
  });

  it('stores one cleaned photo, and deletes the previous one [profile-08]', async () => {
    const me = await customer();
    await save(me, {}, [PNG]);
    const first = (await read(me)).image_full_url!;
    expect(first).toMatch(/^\/media\/profiles\/[0-9a-f]{32}\.png$/);
    await save(me, {}, [PNG]);
    const second = (await read(me)).image_full_url!;
    expect(second).not.toBe(first);
    expect([...media.objects.keys()]).toEqual([second.slice('/media/'.length)]);
    const stored = await db.selectFrom('media_objects').where('customer_id', '=', me.customerId).select(['key', 'purpose']).execute();
    expect(stored).toEqual([{ key: second.slice('/media/'.length), purpose: 'profile' }]);
  });

  it('cuts a photo to a square [profile-08]', async () => {
    const me = await customer();
    await save(me, {}, [
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ]);
    const stored = await db.selectFrom('media_objects').where('customer_id', '=', me.customerId).select(['width', 'height']).execute();
    expect(stored).toEqual([{ width: 40, height: 40 }]);
  });

  it.each([
    ['two photos', [PNG, PNG], 'too-many-pictures'],
    ['what is no picture', [Buffer.from('<svg onload=alert(1)>')], 'picture-not-accepted'],
    ['a photo over 2 MB', [Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])], 'picture-too-large'],
  ])('does not take %s [profile-08]', async (_what, pictures, code) => {
    const { body } = await save(await customer(), {}, pictures);
    expect(body.errors).toEqual([expect.objectContaining({ code, field: 'image' })]);
  });

  it('is for customers alone [profile-16]', async () => {
    expect((await save(await guest(), { name: 'Nobody' })).status).toBe(403);
  });
});

it.each(['phone', 'email'] as const)('proves the %s of an account that never did, without changing anything [auth-57]', async (button) => {
  const me = await customer({ phone: '+998901119901', email: 'unproven@example.uz' });
  await db.updateTable('customers').set({ phone_verified_at: null, email_verified_at: null }).where('id', '=', me.customerId).execute();
  const fields = { button_type: button };
  expect((await save(me, fields)).body).toMatchObject({ otp_send: true, verification_on: button });
  expect(await read(me)).toMatchObject({ is_phone_verified: 0, is_email_verified: 0 });
  expect((await save(me, { ...fields, otp: DEMO_CODE, verification_on: button })).status).toBe(200);
  expect(await read(me)).toMatchObject({
    [`is_${button}_verified`]: 1,
    [button]: button === 'phone' ? '+998901119901' : 'unproven@example.uz',
  });
  expect((await save(me, fields)).body).toMatchObject({ otp_send: false });
  await db
    .updateTable('customers')
    .set({ phone: null, email: null, phone_verified_at: null, email_verified_at: null })
    .where('id', '=', me.customerId)
    .execute();
});

it('reads the number that an earlier version stored with a trunk digit, and finds its account', async () => {
  const me = await customer({ phone: '+789123456789' });
  await db.updateTable('customers').set({ phone_verified_at: null }).where('id', '=', me.customerId).execute();
  await save(me, { password: 'olma-anor-77', confirm_password: 'olma-anor-77' });
  expect((await logIn('+7 912 345 67 89', 'olma-anor-77')).body.token).toEqual(expect.any(String));
});
