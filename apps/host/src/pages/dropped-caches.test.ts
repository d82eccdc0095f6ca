import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from '@bozor/contract/shop/routes.ts';
import { ReplyCache, type PublicRequest } from '@bozor/api/platform/http/reply-cache.ts';
import { embeddedGazetteer } from '@bozor/api/adapters/embedded-gazetteer.ts';
import type { Database } from '@bozor/api/platform/db/database.ts';
import { Bus } from '@bozor/api/platform/events/bus.ts';
import { SettingsReader } from '@bozor/api/platform/settings/settings-reader.ts';
import { point } from '@bozor/domain/places/point.ts';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const HERE = point(41.3, 69.3)!;
const ROOT = join(import.meta.dirname, '../../../..');

/** A cache of answers that a change makes wrong. */
interface Dropped {
  /** Asks for the one answer; `make` computes it where it is not cached. */
  readonly ask: (make: () => Promise<string>) => Promise<string>;
  readonly drop: () => void;
}

/** Every cache that is dropped, by the file of its class. */
const DROPPED: Readonly<Record<string, () => Dropped>> = {
  'apps/api/src/adapters/embedded-gazetteer.ts': () => {
    let make: () => Promise<string>;
    const place = async () => ({ code: 'square', name: { en: await make() }, point: HERE, importance: 1, kind: 'square' as const });
    const gazetteer = embeddedGazetteer({
      read: async () => ({ districts: [], roads: [], places: [await place()] }),
      findHouse: async () => undefined,
      houseNear: async () => undefined,
    });
    return {
      ask: async (given) => {
        make = given;
        return (await gazetteer.find('place:square', 'en'))!.name;
      },
      drop: gazetteer.invalidate,
    };
  },
  'apps/api/src/platform/http/reply-cache.ts': () => {
    const replies = new ReplyCache();
    return {
      ask: async (make) => String((await replies.answer(LIST, async () => ({ status: 200, json: await make() }))).body),
      drop: () => replies.drop(),
    };
  },
  'apps/api/src/platform/settings/settings-reader.ts': () => {
    const bus = new Bus();
    let make: () => Promise<string>;
    const rows = async () => [{ key: 'business_name', value: await make() }];
    const db = { selectFrom: () => ({ select: () => ({ execute: () => rows() }) }) } as unknown as Database;
    const settings = new SettingsReader(db, bus);
    return {
      ask: async (given) => {
        make = given;
        return (await settings.read()).business_name;
      },
      drop: () => bus.publish('settings_changed', {}),
    };
  },
  'apps/host/src/pages/page-cache.ts': () => {
    const pages = new PageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
    const page = (text: string) => ({ status: 200, etag: text, headers: { text }, plain: Buffer.from(text), compressed: new Map() });
    return {
      ask: async (make) => {
        const made = await pages.make('/home', async () => ({ page: page(await make()), isCacheable: true }));
        return String(made.plain);
      },
      drop: () => pages.drop(),
    };
  },
};

/** Lists with a bound whose entries no change makes wrong. */
const NEVER_DROPPED: Readonly<Record<string, string>> = {
  'apps/api/src/features/push/deliver-push.ts': 'circuit breakers by server',
  'apps/api/src/platform/db/compile-once.ts': 'texts of statements',
};

const LIST: PublicRequest = {
  endpoint: API.modules.list,
  params: {},
  query: {},
  scope: { zoneIds: [], locale: 'en', moduleId: undefined, point: undefined, shape: 'page' },
  raw: { url: '/api/v1/list', headers: {} },
};

/** An answer that the test completes. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: () => promise, finish: resolve, fail: reject };
}
const never = () => Promise.reject(new Error('asked again'));

describe.each(Object.entries(DROPPED))('%s', (_file, build) => {
  test('caches an answer until it is dropped', async () => {
    const cache = build();
    expect(await cache.ask(async () => 'old')).toBe('old');
    expect(await cache.ask(never)).toBe('old');
    cache.drop();
    expect(await cache.ask(async () => 'new')).toBe('new');
  });

  test('a reply pending during a drop serves earlier requests, and is not cached', async () => {
    const cache = build();
    const old = slow();
    const before = cache.ask(old.make);
    cache.drop();
    old.finish('old');
    expect(await before).toBe('old');
    expect(await cache.ask(async () => 'new')).toBe('new');
  });

  test('one that is finished after its successor does not replace it', async () => {
    const cache = build();
    const [old, young] = [slow(), slow()];
    const before = cache.ask(old.make);
    cache.drop();
    const after = cache.ask(young.make);
    young.finish('new');
    expect(await after).toBe('new');
    old.finish('old');
    expect(await before).toBe('old');
    expect(await cache.ask(never)).toBe('new');
  });

  test('one that fails after its successor does not remove it', async () => {
    const cache = build();
    const [old, young] = [slow(), slow()];
    const before = cache.ask(old.make);
    cache.drop();
    const after = cache.ask(young.make);
    young.finish('new');
    await after;
    old.fail(new Error('down'));
    await expect(before).rejects.toThrow('down');
    expect(await cache.ask(never)).toBe('new');
  });

  test('an answer that fails is not cached', async () => {
    const cache = build();
    await expect(cache.ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.ask(async () => 'up')).toBe('up');
  });
});

test('every cache of the server is in one of the lists above', () => {
  const files = globSync('apps/{api,host}/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const caches = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return /\bnew LRUCache\b|\bcached = undefined\b/.test(text) || /subscribe\('\w+_changed', \(\) => \{?\s*this\.#/.test(text);
  });
  expect(caches.toSorted()).toEqual([...Object.keys(DROPPED), ...Object.keys(NEVER_DROPPED)].toSorted());
});
