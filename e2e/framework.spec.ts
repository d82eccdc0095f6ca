import { expect, test as base, type Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { startBuiltApp, type RunningApp } from './steps/framework-app.ts';

/** Opens a page of the built app and waits until it is hydrated. An error that the page logs or throws fails the test. */
const test = base.extend<{ readonly visit: (path: string) => Promise<void> }>({
  visit: async ({ page }, give) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    await give(async (path) => {
      await page.goto(app.url + path);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    });
    expect(troubles).toEqual([]);
  },
});
// One build serves the tests of its front end.
test.describe.configure({ mode: 'default' });

let app: RunningApp;

const release = (page: Page, name: string) => page.evaluate((event) => window.dispatchEvent(new Event(event)), `release:${name}`);
const output = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const frontEnd of ['apps/storefront', 'apps/console']) {
  test.describe(`in an app that is built as ${frontEnd}`, () => {
    test.beforeAll(async () => {
      app = await startBuiltApp(frontEnd);
    });
    test.afterAll(() => app.stop());

    test('a form runs the function that is its action, shows that it is pending, and is empty again', async ({ page, visit }) => {
      await visit('/form-actions');
      await fill(page.getByLabel('Name', { exact: true }), 'Anna');
      await press(page, 'Send');
      await expect(page.getByRole('button', { name: 'Sending Anna' })).toBeDisabled();
      await expect(output(page, 'Names')).toHaveText('Anna…');
      await release(page, 'names');
      await expect(output(page, 'Names')).toHaveText('Anna');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
      await press(page, 'Pick');
      await expect(output(page, 'Picked')).toHaveText('green picked');
    });

    test('fetchers load, submit, and send forms of their own', async ({ page, visit }) => {
      await visit('/fetchers');
      await press(page, 'Load');
      await expect(output(page, 'Loaded')).toHaveText('loaded one');
      await press(page, 'Submit');
      await expect(output(page, 'Submitted')).toHaveText('POST two');
      await press(page, 'Send');
      await expect(output(page, 'Sent')).toHaveText('PUT three');
      await expect(output(page, 'Busy')).toHaveText('0');
      await expect(page).toHaveURL(/\/fetchers$/);
    });

    test('router forms post, are submitted by a function, and revalidate the data', async ({ page, visit }) => {
      await visit('/router-forms');
      await expect(output(page, 'Later')).toHaveText('streamed');
      const visits = Number(await output(page, 'Visits').textContent());
      const visitsAre = (count: number) => expect(output(page, 'Visits')).toHaveText(String(count));
      await fill(page.getByLabel('Text', { exact: true }), 'typed');
      await press(page, 'Post');
      await expect(output(page, 'Said')).toHaveText('typed');
      await visitsAre(visits + 1);
      await press(page, 'Submit');
      await expect(output(page, 'Said')).toHaveText('by hand');
      await visitsAre(visits + 2);
      await press(page, 'Revalidate');
      await visitsAre(visits + 3);
    });

    test('a blocker holds a navigation until it is reset or proceeds', async ({ page, visit }) => {
      await visit('/blockers');
      const start = page.getByRole('link', { name: 'Start', exact: true });
      await start.click();
      await expect(output(page, 'State')).toHaveText('blocked');
      await press(page, 'Stay');
      await expect(output(page, 'State')).toHaveText('unblocked');
      await expect(page).toHaveURL(/\/blockers$/);
      await start.click();
      await press(page, 'Leave');
      await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible();
      await page.goBack();
      await expect(output(page, 'State')).toHaveText('unblocked');
    });

    test('resources are preloaded and initialised when a page requests them', async ({ page, visit, request }) => {
      expect(await (await request.get(`${app.url}/resources`)).text()).toContain(
        '<link rel="preload" href="/from-server.css" as="style"/>',
      );
      await visit('/resources');
      await expect(page).toHaveTitle('Resources');
      await expect(page.locator('head > meta[name=description]')).toHaveAttribute('content', 'put into the head');
      await press(page, 'Ask');
      const head = (selector: string) => expect(page.locator(`head > ${selector}`)).toHaveCount(1);
      await head('link[rel=preload][as=style][href="/preloaded.css"]');
      await head('link[rel=modulepreload][href="/preloaded.js"]');
      await head('link[rel=preconnect][href="http://localhost:9"]');
      await head('link[rel=dns-prefetch][href="http://localhost:9"]');
      await expect(page.locator('html[data-script=run][data-module=run]')).toBeAttached();
      await expect(page.getByRole('main')).toHaveCSS('word-spacing', '5px');
    });

    test('a style sheet with a precedence is loaded before its content is shown', async ({ page, visit }) => {
      await visit('/resources');
      await press(page, 'Style');
      const styled = page.getByText('Styled', { exact: true });
      await styled.waitFor();
      expect(await styled.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
      await expect(styled).toHaveCSS('outline-width', '7px');
      await expect(page.locator('head > link[data-precedence=late] ~ style[data-precedence=late]')).toHaveCount(1);
      await expect(page.locator('html[data-late=run]')).toBeAttached();
    });

    test('links prefetch a page when they are shown or pointed at', async ({ page, visit }) => {
      await visit('/');
      await expect(page.locator('link[rel=modulepreload][href*="/mutations-"]')).toBeAttached();
      const elements = page.locator('link[rel=modulepreload][href*="/elements-"]');
      await expect(elements).not.toBeAttached();
      await page.getByRole('link', { name: 'Elements', exact: true }).hover();
      await expect(elements).toBeAttached();
    });

    test('elements hear their events, have properties, and are shown in portals', async ({ page, visit }) => {
      await visit('/');
      await page.getByRole('link', { name: 'Elements', exact: true }).click();
      const note = page.locator('x-note');
      expect(await note.evaluate((element) => (element as unknown as { data: { text: string } }).data.text)).toBe('a property');
      await note.evaluate((element) => element.dispatchEvent(new Event('shout')));
      await press(page, 'Show');
      await expect(page.getByText('Kept', { exact: true })).toBeVisible();
      await expect(page.locator('body > p')).toHaveText('In a portal');
      const field = page.getByLabel('Text', { exact: true });
      await field.hover();
      await field.pressSequentially('a');
      await field.selectText();
      await field.evaluate((element) => {
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
        element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
        element.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
        element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      });
      await page.getByText('More', { exact: true }).click();
      for (const type of [
        'shout',
        'mouseenter',
        'beforeinput',
        'change',
        'select',
        'paste',
        'compositionend',
        'animationend',
        'wheel',
        'toggle',
      ])
        await expect(output(page, 'Heard')).toContainText(type);
    });

    test('mutations of one scope run one after the other', async ({ page, visit }) => {
      await visit('/mutations');
      await expect(output(page, 'Count')).toHaveText('0 done');
      await press(page, 'Add');
      await press(page, 'Add');
      await expect(output(page, 'States')).toHaveText('pending paused');
      await release(page, 'mutation');
      await expect(output(page, 'States')).toHaveText('success pending');
      await release(page, 'mutation');
      await expect(output(page, 'States')).toHaveText('success success');
      await expect(output(page, 'Count')).toHaveText('2 done');
    });
  });
}
