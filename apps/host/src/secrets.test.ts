import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bozor-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('makes long secrets once and keeps them where only this account reads', () => {
  const first = completeSecrets({ dataDir, secrets: {} });
  expect(first.otp).toMatch(/^[\w-]{64}$/);
  expect(first.signing).not.toBe(first.otp);
  expect(completeSecrets({ dataDir, secrets: {} })).toEqual(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('uses given secrets and stores none of them', () => {
  expect(completeSecrets({ dataDir, secrets: { otp: 'given-one', signing: 'given-two', push: 'given-three' } })).toEqual({
    otp: 'given-one',
    signing: 'given-two',
    push: 'given-three',
  });
  const { otp, signing } = completeSecrets({ dataDir, secrets: { otp: 'given-one' } });
  expect(otp).toBe('given-one');
  expect(signing).toHaveLength(64);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain('given-one');
});

test('does not start over a damaged file', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(() => completeSecrets({ dataDir, secrets: {} })).toThrow(/secrets\.json cannot be read/);
});
