import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStaffArguments } from './read-staff-arguments.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bozor-staff-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (line: string) => {
  try {
    return readStaffArguments(line.split(' ').filter((word) => word !== ''));
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['invite nodira@shop.uz', { email: 'nodira@shop.uz', name: 'nodira', role: 'owner', store: undefined, courier: undefined }],
  ['invite nodira@shop.uz --role=dispatcher --name=Nodira', { email: 'nodira@shop.uz', name: 'Nodira', role: 'dispatcher' }],
  ['invite nodira@shop.uz --role=kitchen --store=osh-markazi', { role: 'kitchen', store: 'osh-markazi' }],
  ['invite nodira@shop.uz --role=courier --courier=12', { role: 'courier', courier: 12 }],
])('%s invites', (line, invited) => {
  expect(read(line)).toMatchObject({ command: 'invite', invited });
});

test('reset-factor takes an address alone', () => {
  expect(read('reset-factor nodira@shop.uz')).toEqual({ command: 'reset-factor', email: 'nodira@shop.uz' });
});

test.each([
  ['', 'Use: npm run staff -- invite EMAIL'],
  ['nodira@shop.uz', 'Use: npm run staff -- invite EMAIL'],
  ['invite', '"" is no e-mail address.'],
  ['invite nodira', '"nodira" is no e-mail address.'],
  ['invite nodira@shop.uz aziza@shop.uz', 'Use: npm run staff -- invite EMAIL'],
  ['invite nodira@shop.uz --role=king', '--role is "king"; it must be one of: owner, city_manager, dispatcher'],
  ['invite nodira@shop.uz --role=kitchen', 'The role kitchen belongs to a store: add --store=SLUG.'],
  ['invite nodira@shop.uz --store=osh-markazi', 'The role owner belongs to no store: leave --store out.'],
  ['invite nodira@shop.uz --role=courier', 'Name the courier: add --courier=ID.'],
  ['invite nodira@shop.uz --courier=1', "The role owner is no courier's: leave --courier out."],
  ['invite nodira@shop.uz --role=courier --courier=first', '--courier is "first"; it must be an id.'],
  ['reset-factor', '"" is no e-mail address.'],
  ['reset-factor nodira@shop.uz --role=owner', 'Use: npm run staff -- invite EMAIL'],
  ['reset-factor nodira@shop.uz aziza@shop.uz', 'or: npm run staff -- reset-factor EMAIL'],
  ['invite nodira@shop.uz --age=3', "Unknown option '--age'"],
])('"%s" is refused with advice', (line, advice) => {
  expect(read(line)).toContain(advice);
});

test('without a running shop nobody is invited, and it says how to start one', () => {
  const program = join(import.meta.dirname, 'staff.ts');
  const { stderr, status } = spawnSync(process.execPath, [program, 'invite', 'nodira@shop.uz'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Start the shop first: npm start');
});
