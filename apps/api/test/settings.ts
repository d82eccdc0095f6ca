import type { Settings } from '../src/platform/settings/settings.ts';
import type { TestApi } from './api.ts';

/** Changes settings as the operator does; every process is notified at once. */
export async function changeSettings({ db, bus }: Pick<TestApi, 'db' | 'bus'>, changes: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    const kind = typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'number' : typeof value === 'string' ? 'text' : 'json';
    await db
      .insertInto('settings')
      .values({ key, kind, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  }
  bus.publish('settings_changed', {});
}
