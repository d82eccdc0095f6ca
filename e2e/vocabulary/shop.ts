import { test as base, expect } from '@playwright/test';

export { expect };

export interface Shop {
  /** Lets this test provoke trouble: messages of the console and answers that would otherwise fail it. */
  expectTrouble(pattern: RegExp): void;
}

/** Tests of a shop that complains of nothing: errors on the console, thrown ones and requests to other sites fail the test. */
export const test = base.extend<{ shop: Shop }>({
  shop: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
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
});
