import { test as base, expect } from '@playwright/test';
import { cityCentre, storePlace, type ModuleType, type Place } from './visit.ts';

export { expect };

export interface Shop {
  /** Allows this test to cause console messages and responses that would otherwise fail it. */
  expectTrouble(pattern: RegExp): void;
}

interface Fixtures {
  readonly shop: Shop;
  /** Makes this browser a visitor's who picked the city's centre and, unless omitted, a module. Returns the place. */
  readonly enter: (module?: ModuleType) => Promise<Place>;
}

/** Firefox reports a font that was still loading when its page was left (NS_BINDING_ABORTED). */
const ABORTED_FONT = /downloadable font: download failed .* status=2152398850 /;

/** For a picture of a failed journey in Firefox Playwright puts the style "body {}" into the page; this is the hash of that text. */
const STYLE_OF_PICTURE = /blocked an inline style \(style-src-elem\).*sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;

/** Test with a watched shop: console errors, thrown errors and requests to other sites fail the test. */
export const test = base.extend<Fixtures>({
  shop: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [ABORTED_FONT, STYLE_OF_PICTURE];
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => troubles.push(`thrown: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(baseURL!).origin) troubles.push(`left the shop: ${request.url()}`);
      });
      await use({ expectTrouble: (pattern) => expected.push(pattern) });
      expect(troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ context, request, baseURL }, give) => {
    await give(async (module) => {
      const place = await cityCentre(request);
      await storePlace(context, baseURL!, place, module);
      return place;
    });
  },
});
