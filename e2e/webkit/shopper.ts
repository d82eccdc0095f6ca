import { expect } from '@playwright/test';
import type { Found, WebDriverSession } from './web-driver.ts';

/** Elements that may have a role; the browser itself computes the name of each. */
const ELEMENTS = {
  button: 'button, [role=button]',
  dialog: '[role=dialog], dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  field: 'input, textarea, [role=combobox]',
} as const;
export type Role = keyof typeof ELEMENTS;

/** A customer at a browser that is driven by WebDriver: finds things as they are named, waits for what is to come. */
export class Shopper {
  readonly session: WebDriverSession;
  readonly baseURL: string;

  constructor(session: WebDriverSession, baseURL: string) {
    this.session = session;
    this.baseURL = baseURL;
  }

  async open(path: string): Promise<void> {
    await this.session.call('POST', '/url', { url: this.baseURL + path });
    await expect
      .poll(() =>
        this.session.run<boolean>(
          `return document.documentElement.dataset.hydrated !== undefined && !!(localStorage.getItem('token') ?? localStorage.getItem('guest_id'))`,
        ),
      )
      .toBe(true);
  }

  async press(role: Role, name: RegExp): Promise<void> {
    // An element may be replaced or covered between it is found and pressed.
    await expect(async () => {
      const found = await this.find(role, name);
      // The driver scrolls an element to the edge of the window only, and then finds it not interactable.
      await this.session.run(`arguments[0].scrollIntoView({ block: 'center' })`, found);
      await this.session.click(found);
    }).toPass({ timeout: 20_000 });
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await expect(async () => {
      const field = await this.find('field', name);
      await this.session.run('arguments[0].focus(); arguments[0].select()', field);
      await this.session.run(`document.execCommand('insertText', false, arguments[0])`, text);
      expect(await this.session.run<string>('return arguments[0].value', field)).not.toBe('');
    }).toPass({ timeout: 20_000 });
  }

  async expectTo(see: Role, name: RegExp): Promise<void> {
    await expect(async () => void (await this.find(see, name))).toPass({ timeout: 20_000 });
  }

  async expectAddress(address: RegExp): Promise<void> {
    await expect.poll(() => this.session.run<string>('return location.pathname + location.search')).toMatch(address);
  }

  /** Returns the first visible element of this role and name; of those behind a dialog none. */
  private async find(role: Role, name: RegExp): Promise<Found> {
    const found = await this.session.run<Found[]>(
      `return [...document.querySelectorAll(arguments[0])].filter((each) =>
        !each.closest('[inert], [aria-hidden=true]') && each.checkVisibility({ visibilityProperty: true }) && !each.disabled)`,
      ELEMENTS[role],
    );
    for (const each of found) if (name.test(await this.session.label(each))) return each;
    throw new Error(`There is no ${role} ${name}.`);
  }
}
