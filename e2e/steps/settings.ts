import { join } from 'node:path';
import pg from 'pg';
import type { StartedShop } from '../start-shop.ts';

export interface OperatorSettings {
  /** Changes settings as the operator: flags, numbers and texts. */
  readonly set: (settings: Readonly<Record<string, boolean | number | string>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the settings of a shop that a journey has started for itself. */
export async function openSettings({ dataDir }: Pick<StartedShop, 'dataDir'>): Promise<OperatorSettings> {
  const database = new pg.Client({ host: join(dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
  await database.connect();
  return {
    set: async (settings) => {
      for (const [key, value] of Object.entries(settings))
        await database.query(
          `insert into settings (key, kind, value) values ($1, $2, $3) on conflict (key) do update set value = excluded.value`,
          [key, typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'number' : 'text', JSON.stringify(value)],
        );
    },
    close: () => database.end(),
  };
}
