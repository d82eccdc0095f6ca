import { sql } from 'kysely';
import type { Page } from '@bozor/contract/shop/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { untranslated } from '../../platform/db/localized-column.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface PageRow {
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly untranslated: Page['untranslated'];
  readonly updated_at: Date;
}

export async function findPage(db: Database, slug: string, locale: Locale): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select slug, coalesce(title->>${locale}, title->>'en') as title, coalesce(body->>${locale}, body->>'en') as body,
      ${untranslated({ title: 'title', blocks: 'body' }, locale)} as untranslated, updated_at
    from pages where slug = ${slug} and is_active`.execute(db);
  return rows[0];
}
