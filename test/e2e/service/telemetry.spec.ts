import type { Page } from '@playwright/test';
import { TelemetryEndpoint } from '../../support/TelemetryEndpoint.ts';
import { admin, koyo, northwind, PASSWORD } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn, signOut, submitSignIn } from '../fixtures/signIn.ts';
import { withBuiltService } from '../fixtures/startBuiltService.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** Milliseconds for which an event is buffered. Far longer than a test takes. */
const NEVER = 86_400_000;

/** A service configured with the key of a local analytics service, which also receives error reports. */
const test = base.extend<{ readonly endpoint: TelemetryEndpoint }>({
  // Playwright reads the required fixtures from this pattern. This fixture requires no other fixture.
  // oxlint-disable-next-line no-empty-pattern
  endpoint: async ({}, use) => {
    const endpoint = await TelemetryEndpoint.open();
    await use(endpoint);
    await endpoint.close();
  },
  service: ({ endpoint }, use) =>
    withBuiltService(use, {
      settings: { ANALYTICS_KEY: 'journey-key', ANALYTICS_URL: endpoint.url, ANALYTICS_UPLOAD_PERIOD: '200' },
    }),
});

/** Pages loaded from now on use these upload settings instead of the service's settings. */
const setAnalytics = (page: Page, settings: Readonly<Record<string, number>>) =>
  page.route('**/env.js', async (route) => {
    const response = await route.fetch();
    const script = `${await response.text()}Object.assign(window.__ENV__.analytics, ${JSON.stringify(settings)});`;
    await route.fulfill({ response, body: script });
  });

const viewsOf = ({ taken }: TelemetryEndpoint) =>
  taken
    .filter(({ event_type: type }) => type.endsWith('_page_opened'))
    .map(({ event_type: type, event_properties: { page, retailer } }) => [type, page, retailer]);

test('every page view is counted once, however the page is opened [TL-1] [TL-2] [TL-3] [TL-5] [TL-8]', async ({
  page,
  endpoint,
  complaints,
  openForAnother,
}) => {
  const reasons = new ReasonsPage(page);
  const expected: unknown[] = [];
  /** Waits until a later view was received, so all earlier views were received as well. */
  const expectViews = async (...views: readonly unknown[]) => {
    expected.push(...views);
    await expect.poll(() => viewsOf(endpoint)).toEqual(expected);
  };
  const merchants = (name: string, retailer = 'NORTHWIND') => ['merchant_page_opened', name, retailer];

  await test.step('the first page is counted, although its URL has a lower-case company id', async () => {
    await signIn(page, northwind, '/northwind/return-reasons');
    await expect(page).toHaveURL('/NORTHWIND/return-reasons');
    await expectViews(merchants('return-reasons'));
    expect(endpoint.uploads[0]).toMatchObject({ client: 'journey-key', version: '2', isComplete: true });
    expect(endpoint.taken[0]?.event_properties).toEqual({
      page: 'return-reasons',
      portalOwner: 'AUSTRALIA_POST',
      retailer: 'NORTHWIND',
      email: northwind.email,
    });
  });

  await test.step('a dialog that changes the query of the URL is not counted', async () => {
    await page.getByRole('button', { name: 'Add reason' }).click();
    await expect(page).toHaveURL(/\?/);
    await expect(reasons.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/\?/);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/NORTHWIND/overview');
    await expectViews(merchants('overview'));
    await page.goBack();
    await expect(reasons.table).toBeVisible();
    await expectViews(merchants('return-reasons'));
  });

  await test.step("another company's page is counted only after the sign-in there, because its URL signs the user out", async () => {
    await page.goto('/KOYO/return-reasons');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await submitSignIn(page, koyo.email, PASSWORD);
    await expect(page.getByRole('main')).toHaveAttribute('id', 'content');
    await expectViews(merchants('return-reasons', 'KOYO'));
    await signOut(page);
    await submitSignIn(page, koyo.email, PASSWORD);
    await expectViews(merchants('return-reasons', 'KOYO'));
  });

  await test.step('a page in review mode is counted once the admin has entered the reason', async () => {
    const other = await openForAnother();
    await signIn(other, admin, new URL('/merchants/SALTMARSH/return-reasons', page.url()).href);
    const dialog = other.getByRole('dialog', { name: 'Review SALTMARSH' });
    await dialog.getByLabel('Reason').fill('Ticket 4711');
    await dialog.getByRole('button', { name: 'Start review' }).click();
    await expect(new ReasonsPage(other).table).toBeVisible();
    await expectViews(merchants('return-reasons', 'SALTMARSH'));
    await other.goto(new URL('/merchants/overview', page.url()).href);
    await expectViews(['admin_page_opened', 'overview', undefined]);
  });

  await test.step('a page that cannot be loaded is reported with its path', async () => {
    complaints.expect(/^500: .*merchant-config/, /status of 500 .*merchant-config/);
    await page.route('**/api/merchant-config', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await page.reload();
    const failures = () => endpoint.taken.filter(({ event_type: type }) => type === 'page_load_failure');
    await expect
      .poll(() => failures().map((event) => event.event_properties))
      .toEqual([{ path: '/KOYO/return-reasons', companyId: 'KOYO' }]);
  });
});

test('events are not lost by a reload, an offline period, errors or a closed page [TL-5] [TL-6]', async ({
  page,
  context,
  endpoint,
  complaints,
}) => {
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const toReasons = page.getByRole('navigation').getByRole('link', { name: 'Return reasons' });
  const pages = () => viewsOf(endpoint).map(([, name]) => name);

  await test.step('buffered events are sent by a beacon when the page is left', async () => {
    await setAnalytics(page, { uploadPeriod: NEVER });
    await signIn(page, northwind);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('analyticsEvent.');
    expect(endpoint.uploads).toEqual([]);
    await page.goto('/NORTHWIND/overview');
    await expect.poll(pages).toEqual(['return-reasons']);
  });

  await test.step('events that the browser refuses to send by beacon are uploaded once after a reload', async () => {
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('analyticsEvent.');
    await page.evaluate(() => (navigator.sendBeacon = () => false));
    await page.unroute('**/env.js');
    await page.reload();
    await expect.poll(pages).toEqual(['return-reasons', 'overview', 'overview']);
  });

  await test.step('events wait while the browser is offline, then are sent in smaller batches, and are sent again after an error', async () => {
    complaints.expect(
      /^(413|500): /,
      /status of (413|500)/,
      /ERR_EMPTY_RESPONSE/,
      /ERR_CONNECTION/,
      /ERR_INTERNET_DISCONNECTED/,
    );
    await context.setOffline(true);
    await toReasons.click();
    await expect(page).toHaveURL('/NORTHWIND/return-reasons');
    await home.click();
    await expect(page).toHaveURL('/NORTHWIND/overview');
    await toReasons.click();
    await expect(page).toHaveURL('/NORTHWIND/return-reasons');
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('analyticsEvent.')));
    await expect.poll(waiting).toHaveLength(3);
    const before = endpoint.uploads.length;
    endpoint.answers.push(500, 'dropped');
    endpoint.maxEvents = 1;
    await context.setOffline(false);
    await expect.poll(() => pages().slice(3)).toEqual(['return-reasons', 'overview', 'return-reasons']);
    expect(endpoint.uploads.slice(before).map(({ status, events }) => [status, events.length])).toEqual([
      [500, 3],
      ['dropped', 3],
      [413, 3],
      [200, 1],
      [413, 2],
      [200, 1],
      [200, 1],
    ]);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('analyticsEvent.');
  });
});

const CANARY = {
  password: 'Canary-Password-7',
  email: 'canary@typed.example',
  text: 'Canary of a reason',
  address: '7 Canary Wharf Lane',
  token: 'canaryTokenA1b2C3d4E5f6G7',
};

/** Redirects error reports to the test's endpoint, because the built page contains the real one. */
async function reportTo(page: Page, endpoint: TelemetryEndpoint): Promise<void> {
  const address = endpoint.url.replace('http://', 'http://key@');
  await page.route('**/static/index-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const set = script.replace(/\{BASE_URL[^}]*\}\.VITE_ERROR_REPORTING_ENDPOINT/, JSON.stringify(`${address}1`));
    expect(set).not.toBe(script);
    await route.fulfill({ response, body: set });
  });
}

test('no token, password, address, e-mail address or typed text is sent to analytics or error reporting [TL-8] [TL-9] [BR-8]', async ({
  page,
  endpoint,
  complaints,
}) => {
  const reasons = new ReasonsPage(page);
  // Traces every page load, whatever the configured sampling rate is.
  await page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => random() / 100;
  });
  await reportTo(page, endpoint);
  complaints.expect(/canary/i, /^(401|500): /, /status of (401|500)/);

  await test.step('the user first enters a wrong password, and then signs in', async () => {
    await page.goto(`${northwind.home}?search=${CANARY.text}#${CANARY.token}`);
    await submitSignIn(page, CANARY.email, CANARY.password);
    await expect(page.getByRole('alert')).toBeVisible();
    await submitSignIn(page, northwind.email, PASSWORD);
    await expect(reasons.table).toBeVisible();
  });

  await test.step('the user publishes a text, and the publish fails', async () => {
    await page.route(/\/publishes?(\/|$|\?)/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: CANARY.text }),
    );
    await reasons.add(CANARY.text, 'CANARY');
    await reasons.publish();
    await expect
      .poll(() => endpoint.taken.map(({ event_type: type }) => type), { timeout: 60_000 })
      .toContain('publishing_failure');
  });

  await test.step('errors occur with all secrets in messages, values and stack traces', async () => {
    await page.evaluate(({ text, address, token, email }) => {
      console.error(text, address, token, email);
      const errors = [
        new Error(`no reason “${text}” at ${token}`),
        new TypeError(`not an address: ${address}`),
        new RangeError(address),
        new Error(`nobody has ${email}`, { cause: new Error(`“${address}”`) }),
      ];
      for (const error of errors) window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      for (const reason of [text, { address, token }])
        window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
    }, CANARY);
    await expect
      .poll(() => endpoint.reports.filter((report) => report.includes('"exception"')).length)
      .toBeGreaterThan(4);
  });

  await test.step('the sent data contains no secret', async () => {
    const token = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('session') ?? '{}') as { accessToken: string }).accessToken,
    );
    const everything = endpoint.everything.join('\n');
    expect(everything).toContain('sign-in refused');
    expect(everything).not.toContain(token);
    expect(everything).not.toMatch(/canary/i);
    expect(endpoint.reports.join('\n')).not.toContain(northwind.email);
    for (const { event_type: type, event_properties: properties } of endpoint.taken)
      expect(properties['email']).toBe(type.endsWith('_page_opened') ? northwind.email : undefined);
  });
});
