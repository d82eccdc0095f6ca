import { expect, test } from 'vitest';
import { listSources } from '../../../test/list-locks.ts';
import { SETTINGS, type SettingKey } from './settings.ts';

/** Read by the name of their provider: `enabled-providers.ts`. */
const READ_BY_PROVIDER: readonly SettingKey[] = ['google_login', 'facebook_login', 'apple_login'];

test('every setting is read by something that is not its own definition', () => {
  const sources = listSources()
    .filter(([file]) => !file.endsWith('settings/settings.ts'))
    .map(([, code]) => code)
    .join('\n');
  // The name of a property that is written is followed by a colon, unless it is taken apart.
  const isRead = (key: string) => new RegExp(`\\b${key}\\b(?!:)|\\{[^{}]*\\b${key}: \\w+[^{}]*\\}(?: =|: Settings)`).test(sources);
  const keys = (Object.keys(SETTINGS) as SettingKey[]).filter((key) => !key.startsWith('currency_') && !READ_BY_PROVIDER.includes(key));
  expect(keys.filter((key) => !isRead(key))).toEqual([]);
});
