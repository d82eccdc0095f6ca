import type { PoolClient } from 'pg';
import { SETTINGS } from '@bozor/api/platform/settings/settings.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import { OFFLINE_PAYMENTS } from '../settings/offline-payments.ts';
import { PAGES } from '../settings/pages/pages.ts';
import type { SeededPage } from '../settings/pages/page.ts';
import { CANCELLATION_REASONS, PARCEL_INSTRUCTIONS, REFUND_REASONS } from '../settings/reasons.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import { insertRows } from './insert.ts';
import { spelled } from './spelling.ts';

export async function loadSettings(client: PoolClient): Promise<void> {
  await insertRows(
    client,
    'settings',
    Object.entries(DEMO_SETTINGS).map(([key, value]) => ({
      key,
      kind: kindOf(SETTINGS[key as keyof typeof DEMO_SETTINGS], value),
      value: spelledDeep(value),
    })),
  );
  await insertRows(
    client,
    'pages',
    PAGES.map((page) => ({ slug: page.slug, title: spelled(page.title), body: spelled(bodyOf(page)) })),
  );
  await insertRows(
    client,
    'cancellation_reasons',
    CANCELLATION_REASONS.map((reason, position) => ({ user_type: 'customer', reason: spelled(reason), position })),
  );
  await insertRows(
    client,
    'refund_reasons',
    REFUND_REASONS.map((reason, position) => ({ reason: spelled(reason), position })),
  );
  await insertRows(
    client,
    'parcel_instructions',
    PARCEL_INSTRUCTIONS.map((instruction, position) => ({ instruction: spelled(instruction), position })),
  );
  await insertRows(
    client,
    'offline_payment_methods',
    OFFLINE_PAYMENTS.map(({ name, details, fields, note }, position) => ({
      name: spelled(name),
      details: spelledDeep(details),
      fields: spelledDeep(fields),
      note: spelled(note),
      position,
    })),
  );
}

function kindOf(initial: unknown, value: unknown): string {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'text';
  return isText(value) && typeof initial === 'object' ? 'localized' : 'json';
}

/** Adds the Uzbek Cyrillic of every text inside a value. */
function spelledDeep(value: unknown): unknown {
  if (isText(value)) return spelled(value);
  if (Array.isArray(value)) return value.map(spelledDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spelledDeep(part)]));
}

function isText(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'en' in value && 'uz' in value && 'ru' in value && 'ar' in value;
}

/** Headings begin with `## `; an empty line separates paragraphs. */
function bodyOf({ sections }: SeededPage): LocalizedText {
  const inLanguage = (language: keyof LocalizedText): string =>
    sections.map(({ heading, text }) => (heading ? `## ${heading[language]}\n\n${text[language]}` : text[language])).join('\n\n');
  return { en: inLanguage('en'), uz: inLanguage('uz'), ru: inLanguage('ru'), ar: inLanguage('ar') };
}
