import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from './advice.ts';
import { SECRET_NAMES, type HostConfig, type SecretName } from './config.ts';

/** Returns the given secrets. Missing ones are created once and stored in DATA_DIR, so that links and codes survive a restart. */
export function completeSecrets({ dataDir, secrets }: Pick<HostConfig, 'dataDir' | 'secrets'>): Record<SecretName, string> {
  const missing = SECRET_NAMES.filter((name) => secrets[name] === undefined);
  const stored = missing.length > 0 ? storedSecrets(dataDir) : {};
  return Object.fromEntries(SECRET_NAMES.map((name) => [name, secrets[name] ?? stored[name]])) as Record<SecretName, string>;
}

function storedSecrets(dataDir: string): Partial<Record<SecretName, string>> {
  const file = join(dataDir, 'secrets.json');
  const stored = read(file);
  const unmade = SECRET_NAMES.filter((name) => !stored[name]);
  if (unmade.length === 0) return stored;
  for (const name of unmade) stored[name] = randomBytes(48).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return stored;
}

function read(file: string): Partial<Record<SecretName, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<SecretName, string>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    const isOfOthers = (error as NodeJS.ErrnoException).code === 'EACCES';
    const remedy = isOfOthers
      ? 'Start Bozor as the account that made it'
      : "Restore it from a backup, or remove it to sign everybody's links anew";
    throw new Advice(`${file} cannot be read: ${(error as Error).message}. ${remedy}.`, { cause: error });
  }
}
