import type { Database } from '../db/database.ts';
import type { Bus } from '../events/bus.ts';
import { isSettingKey, SETTINGS, type Settings } from './settings.ts';

const TRUSTED_FOR_MS = 5_000;

/** Cached settings, refreshed every five seconds and at once after a change. */
export class SettingsReader {
  readonly #db: Database;
  #read: { readonly at: number; readonly settings: Promise<Settings> } | undefined;

  constructor(db: Database, bus: Bus) {
    this.#db = db;
    bus.subscribe('settings_changed', () => {
      this.#read = undefined;
    });
  }

  async read(): Promise<Settings> {
    if (!this.#read || Date.now() - this.#read.at > TRUSTED_FOR_MS) this.#read = { at: Date.now(), settings: readSettings(this.#db) };
    const { settings } = this.#read;
    try {
      return await settings;
    } catch (error) {
      if (this.#read?.settings === settings) this.#read = undefined;
      throw error;
    }
  }
}

/** Reads the current settings without the cache, also inside a transaction. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const known = rows.filter((row) => isSettingKey(row.key)).map((row) => [row.key, row.value]);
  return Object.freeze({ ...SETTINGS, ...(Object.fromEntries(known) as Partial<Settings>) });
}
