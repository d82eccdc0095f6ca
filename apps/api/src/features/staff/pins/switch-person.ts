import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import { LENDING_ROLES, PIN_LOCK_SECONDS, PIN_TRIES } from '@bozor/domain/staff/pins.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { hashOf } from '../../../platform/http/credential.ts';
import { problem, refuse } from '../../../platform/http/problem.ts';
import { isPassword } from '../../../platform/passwords/passwords.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from '../start-staff-session.ts';
import { revokeStaffSession } from '../store.ts';
import { newPin } from './new-pin.ts';
import {
  clearPinTries,
  endDevice,
  findDevice,
  lendSession,
  listPinPeople,
  takePinTry,
  writePin,
  type Device,
  type PinPerson,
} from './pins-store.ts';

/**
 * Leaves a tablet to whoever comes next. A manager's session becomes the tablet's and opens nothing else any more; a session by PIN ends.
 * `before` is the token of the tablet until now, whose session ends if it is another.
 */
export async function lendDevice(
  api: Api,
  staff: Staff,
  before: string | undefined,
): Promise<{ readonly people: number; readonly isLent: boolean }> {
  if (staff.isByPin) {
    await endOwn(api, staff);
    const device = before === undefined ? undefined : await findDevice(api.db, hashOf(before));
    return { people: device ? (await listPinPeople(api.db, device)).length : 0, isLent: false };
  }
  const storeIds = staff.grants.flatMap(({ role, storeId }) => (storeId !== null && LENDING_ROLES.includes(role) ? [storeId] : []));
  if (storeIds.length === 0) throw refuse(API.pins.lend, 'device-not-lent');
  const people = await listPinPeople(api.db, { storeIds });
  if (people.length === 0) throw refuse(API.pins.lend, 'no-pins');
  await inTransaction(api.db, async (trx) => {
    if (!(await lendSession(trx, staff.sessionId))) return;
    if (before !== undefined) await endDevice(trx, hashOf(before));
    await writeAudit(trx, { staff, action: 'staff.lend', subject: 'staff_session', subjectId: staff.sessionId });
  });
  return { people: people.length, isLent: true };
}

async function endOwn(api: Api, staff: Staff): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    await revokeStaffSession(trx, { id: staff.sessionId, staffId: staff.staffId });
    await writeAudit(trx, { staff, action: 'staff.end-session', subject: 'staff_session', subjectId: staff.sessionId });
  });
}

export async function readDevicePeople(api: Api, token: string | undefined): Promise<ReplyOf<typeof API.pins.people>> {
  const people = await listPinPeople(api.db, await deviceOf(api, token));
  return {
    people: people.map(({ id, name, role, digits, locked_until: lockedUntil }) => ({
      id,
      name,
      role,
      digits,
      locked_until: lockedUntil?.toISOString() ?? null,
    })),
  };
}

/** Signs a person in on the tablet of their store. A first PIN, which somebody else chose, is replaced at once. */
export async function signInByPin(
  api: Api,
  token: string | undefined,
  form: GivenBodyOf<typeof API.pins.signIn>,
  context: StaffSignInContext,
): Promise<NewStaffSession> {
  const { signIn } = API.pins;
  const device = await deviceOf(api, token);
  const [person] = await listPinPeople(api.db, device, form.staff_id);
  if (!person) throw problem('not-found');
  await checkPin(api, device, person, form.pin, context);
  if (person.is_first && form.new_pin === undefined) throw refuse(signIn, 'pin-new-required', { field: 'new_pin' });
  if (person.is_first && form.new_pin === form.pin) throw refuse(signIn, 'pin-easy', { field: 'new_pin' });
  const chosen = person.is_first ? await newPin(form.new_pin!, 'new_pin') : undefined;
  return inTransaction(api.db, async (trx) => {
    if (chosen) await writePin(trx, person.id, { ...chosen, is_first: false });
    const entering = { staffId: person.id, role: person.role, isProved: false, deviceSessionId: device.id };
    const session = await startStaffSession(trx, entering, context);
    await writeAudit(trx, {
      staff: { ...entering, address: context.address },
      action: 'staff.switch',
      subject: 'staff_session',
      subjectId: session.signedIn.session.id,
      after: { device: device.id, ...(chosen && { chose_pin: true }) },
    });
    return session;
  });
}

/** Refuses a wrong PIN, and every PIN after five wrong ones, for a quarter of an hour on this tablet. */
async function checkPin(api: Api, device: Device, person: PinPerson, pin: string, { address }: StaffSignInContext): Promise<void> {
  const { signIn } = API.pins;
  const locked = () => refuse(signIn, 'pin-locked', { field: 'pin', values: { minutes: Math.ceil(PIN_LOCK_SECONDS / 60) } });
  const tries = await takePinTry(api.db, device, person.id);
  if (tries === undefined) throw locked();
  if (await isPassword(pin, person.pin_hash)) {
    await clearPinTries(api.db, person.id, device.id);
    return;
  }
  const left = PIN_TRIES - tries;
  await inTransaction(api.db, (trx) =>
    writeAudit(trx, {
      staff: { staffId: person.id, role: person.role, address },
      action: 'staff.refuse-pin',
      subject: 'staff',
      subjectId: person.id,
      after: { device: device.id, left },
    }),
  );
  throw left === 0 ? locked() : refuse(signIn, 'pin-wrong', { field: 'pin', values: { left } });
}

/** Chooses the own PIN, after a fresh proof by password, code or passkey. */
export async function chooseOwnPin(api: Api, staff: Staff, pin: string): Promise<{ digits: number }> {
  const { own } = API.pins;
  if (staff.scope.of !== 'own store') throw refuse(own, 'pin-for-stores');
  const chosen = await newPin(pin);
  await inTransaction(api.db, async (trx) => {
    await writePin(trx, staff.staffId, { ...chosen, is_first: false });
    await clearPinTries(trx, staff.staffId);
    await writeAudit(trx, { staff, action: 'staff.choose-pin', subject: 'staff', subjectId: staff.staffId });
  });
  return { digits: chosen.digits };
}

async function deviceOf(api: Api, token: string | undefined): Promise<Device> {
  const device = token === undefined ? undefined : await findDevice(api.db, hashOf(token));
  if (!device) throw refuse([API.pins.people, API.pins.signIn], 'device-over');
  return device;
}
