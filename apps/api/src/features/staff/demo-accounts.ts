import { Secret } from 'otpauth';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/staff/routes.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Api } from '../../platform/api.ts';
import { codeOfStep, stepAt } from './totp.ts';

/** A console account of the demo city. Its password is public, so it exists in a demo alone. */
interface DemoStaff {
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string;
  /** On the tablet of their store. */
  readonly pin?: string;
}

export const DEMO_STAFF_PASSWORD = 'bozor-demo-staff';
/** The secret of their one-time codes, as the README has it for an authenticator app. */
export const DEMO_STAFF_SECRET = Secret.fromBase32('BOZORDEMOBOZORDEMOBOZORDEMOBOZOR');

export const DEMO_STAFF: readonly DemoStaff[] = [
  { name: 'Nodira Rahimova', role: 'owner', email: 'owner@bozor.example' },
  { name: 'Sherzod Mirzayev', role: 'city_manager', email: 'city@bozor.example' },
  { name: 'Timur Aliyev', role: 'dispatcher', email: 'dispatcher@bozor.example' },
  { name: 'Malika Tosheva', role: 'support', email: 'support@bozor.example' },
  { name: 'Anvar Ismoilov', role: 'catalogue', email: 'catalogue@bozor.example' },
  { name: 'Lola Ergasheva', role: 'finance', email: 'finance@bozor.example' },
  { name: 'Kamola Yoʻldosheva', role: 'marketing', email: 'marketing@bozor.example' },
  { name: 'Bekzod Xasanov', role: 'auditor', email: 'auditor@bozor.example' },
  { name: 'Dilshod Karimov', role: 'store_owner', email: 'store@bozor.example', pin: '1470' },
  { name: 'Gulnora Saidova', role: 'store_manager', email: 'manager@bozor.example', pin: '3690' },
  { name: 'Jamshid Qodirov', role: 'kitchen', email: 'kitchen@bozor.example', pin: '2580' },
  { name: 'Ulugʻbek Nazarov', role: 'courier', email: 'courier@bozor.example' },
];

/** The demo's accounts, each with a code that was not used yet. Without a demo, or a demo city, there are none. */
export async function listDemoAccounts(api: Api): Promise<ReplyOf<typeof API.demo.accounts>> {
  if (api.config.mode !== 'demo') return { accounts: [] };
  const rows = await api.db
    .selectFrom('staff_credentials')
    .where(
      'email',
      'in',
      DEMO_STAFF.map(({ email }) => email),
    )
    .select(['email', 'totp_step'])
    .execute();
  const now = stepAt(api.adapters.clock.now());
  return {
    accounts: DEMO_STAFF.flatMap(({ name, role, email, pin = null }) => {
      const row = rows.find((each) => each.email === email);
      if (!row) return [];
      // Everybody who looks at the demo shares these accounts: the code of the next step is good already.
      const step = row.totp_step !== null && row.totp_step >= now ? now + 1 : now;
      return [{ name, role, email, password: DEMO_STAFF_PASSWORD, code: codeOfStep(DEMO_STAFF_SECRET.bytes, step), pin }];
    }),
  };
}
