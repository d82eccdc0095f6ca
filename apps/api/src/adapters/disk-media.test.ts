import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskMedia } from './disk-media.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bozor-media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const open = () =>
  diskMedia({ publicFolder: join(folder, 'public'), privateFolder: join(folder, 'private'), copiesFolder: join(folder, 'copies') });

test('returns a stored file with its type until it is removed', async () => {
  const media = open();
  await media.put('reviews/a1.webp', new Uint8Array([1, 2, 3]), { contentType: 'image/webp' });
  expect(await media.get('reviews/a1.webp')).toEqual({ bytes: Buffer.from([1, 2, 3]), contentType: 'image/webp' });
  await media.remove('reviews/a1.webp');
  expect(await media.get('reviews/a1.webp')).toBeUndefined();
});

test('deletes the copies of a picture with it', async () => {
  const copy = join(folder, 'copies/profiles/a1.webp/160.webp');
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, 'smaller');
  await open().remove('profiles/a1.webp');
  expect(existsSync(copy)).toBe(false);
});

test('keeps private pictures out of the public folder', async () => {
  const media = open();
  await media.put('prescriptions/p1.jpg', new Uint8Array([1]), { contentType: 'image/jpeg', private: true });
  expect(existsSync(join(folder, 'public/prescriptions/p1.jpg'))).toBe(false);
  expect(await media.get('prescriptions/p1.jpg')).toEqual({ bytes: Buffer.from([1]), contentType: 'image/jpeg' });
});

test.each(['../secrets.json', '/etc/passwd', 'a/../../b.jpg', 'a', '.env', 'a.jpg\0.png'])('refuses the key %j', async (key) => {
  await expect(open().get(key)).rejects.toThrow('Not a key');
  await expect(open().put(key, new Uint8Array(), { contentType: 'image/png' })).rejects.toThrow('Not a key');
});
