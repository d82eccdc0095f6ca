import { parseArgs } from 'node:util';
import { ROLES, STAFF_ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import { Advice } from './advice.ts';

const USAGE =
  `Use: npm run staff -- invite EMAIL [--role=${STAFF_ROLES.join('|')}] [--name="FIRST LAST"] [--store=SLUG] [--courier=ID]\n` +
  '  or: npm run staff -- reset-factor EMAIL';

export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Slug of the store, and id of the courier, of the roles that belong to one. */
  readonly store: string | undefined;
  readonly courier: number | undefined;
}

export type StaffCommand =
  | { readonly command: 'invite'; readonly invited: Invited }
  | { readonly command: 'reset-factor'; readonly email: string };

/** Reads the command line: whom to invite, or who lost their codes. Throws an `Advice` that says what is wrong. */
export function readStaffArguments(args: readonly string[]): StaffCommand {
  const { positionals, values } = parsed(args);
  const [command, email = ''] = positionals;
  if ((command !== 'invite' && command !== 'reset-factor') || positionals.length > 2) throw new Advice(USAGE);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || email.length > 255) throw new Advice(`"${email}" is no e-mail address. ${USAGE}`);
  if (command === 'invite') return { command, invited: readInvited(email, values) };
  if (Object.keys(values).length > 0) throw new Advice(USAGE);
  return { command, email };
}

function readInvited(email: string, values: ReturnType<typeof parsed>['values']): Invited {
  const role = STAFF_ROLES.find((each) => each === (values.role ?? 'owner'));
  if (!role) throw new Advice(`--role is "${values.role}"; it must be one of: ${STAFF_ROLES.join(', ')}.`);
  const { scope } = ROLES[role];
  if ((scope === 'own store') !== (values.store !== undefined))
    throw new Advice(
      scope === 'own store'
        ? `The role ${role} belongs to a store: add --store=SLUG.`
        : `The role ${role} belongs to no store: leave --store out.`,
    );
  if ((scope === 'own deliveries') !== (values.courier !== undefined))
    throw new Advice(
      scope === 'own deliveries' ? 'Name the courier: add --courier=ID.' : `The role ${role} is no courier's: leave --courier out.`,
    );
  if (values.courier !== undefined && !/^[1-9]\d{0,14}$/.test(values.courier))
    throw new Advice(`--courier is "${values.courier}"; it must be an id.`);
  const name = values.name?.trim() || email.split('@', 1)[0]!;
  if (name.length > 255) throw new Advice('--name has more than 255 characters.');
  return { email, name, role, store: values.store, courier: values.courier === undefined ? undefined : Number(values.courier) };
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { role: text, name: text, store: text, courier: text } });
  } catch (error) {
    throw new Advice(`${(error as Error).message} ${USAGE}`);
  }
}
