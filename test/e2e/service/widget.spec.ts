import { writeFileSync } from 'node:fs';
import { startWidgetSite, WIDGET_KEY } from '../../support/oidc/startWidgetSite.ts';
import { northwind } from '../fixtures/people.ts';
import { test } from '../fixtures/signInFileTest.ts';
import { expect } from '../fixtures/test.ts';

/** Milliseconds after which the tokens have expired. */
const TOKENS_OVER = 330_000;

/**
 * A page of another site that frames the portal and responds to its messages, each time with a new token of the site.
 */
const pageOf = (portal: string) => (token: string) =>
  `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><iframe title="Returns" src="${portal}" width="1200" height="800"></iframe>
<script>let token=${JSON.stringify(token)};addEventListener('message',async({data,source,origin})=>{
if(data.kind!=='portal-token-wanted'||origin!==${JSON.stringify(new URL(portal).origin)})return;
window.asked=(window.asked??0)+1;source.postMessage({kind:'portal-token',token},origin)})</script>`;

test('an allowed site can embed the portal and sign its users in, and other sites cannot [AU-4] [AU-13] [NV-3]', async ({
  page,
  service,
  signInFile,
  complaints,
}) => {
  const portal = service.url + northwind.home;
  const [shop, stranger] = await Promise.all([startWidgetSite(pageOf(portal)), startWidgetSite(pageOf(portal))]);
  // The shop needs a different host name, because the browser treats a different port as the same site.
  const shopAt = shop.origin.replace('127.0.0.1', 'localhost');
  const widget = { origins: [shopAt], issuer: shop.origin, key: WIDGET_KEY, keysUrl: shop.keysUrl };
  writeFileSync(signInFile, JSON.stringify({ AUSPOST: { widget } }));
  await service.restart();
  const frame = page.frameLocator('iframe');
  const content = frame.getByRole('main');
  const url = (email: string) => `${shopAt}/?email=${encodeURIComponent(email)}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();

  await test.step("the embedded portal signs in the site's user without a form", async () => {
    await page.goto(url(northwind.email));
    await expect(content).toHaveAttribute('id', 'content');
    expect(await page.evaluate('window.asked')).toBe(1);
    await expect(frame.getByLabel('Password')).toBeHidden();
  });

  await test.step('the portal renews its session, and requests a new token from the site if the renewal is refused', async () => {
    const renewed = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
    await page.clock.fastForward(TOKENS_OVER);
    expect((await renewed).status()).toBe(200);
    await expect(content).toHaveAttribute('id', 'content');
    expect(await page.evaluate('window.asked')).toBe(1);
  });

  await test.step('the portal remains signed out after a sign-out until the user signs in again', async () => {
    await frame.getByRole('button', { name: /^Account of/ }).click();
    await expect(frame.getByRole('menuitem', { name: 'Users' })).toBeHidden();
    await frame.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(frame.getByText('You are signed out.')).toBeVisible();
    expect(await page.evaluate('window.asked')).toBe(1);
    await page.evaluate(`token = ${JSON.stringify(await shop.token({ email: northwind.email }))}`);
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await expect(content).toHaveAttribute('id', 'content');
    expect(await page.evaluate('window.asked')).toBe(2);
  });

  await test.step('the portal switches to another user of the site, and refuses a user without access', async () => {
    complaints.expect(/^401: .*\/oauth\/token/, /status of 401 .*\/oauth\/token/);
    await page.goto(url('stranger@shop.example'));
    await expect(frame.getByRole('alert')).toHaveText('This account has no access to the returns portal.');
    await expect(frame.getByLabel('Password')).toBeHidden();
  });

  await test.step('another site cannot embed the portal', async () => {
    complaints.expect(/frame-ancestors|Content security policy|ERR_BLOCKED_BY_RESPONSE/i);
    await page.goto(`${stranger.origin}/?email=${encodeURIComponent(northwind.email)}`);
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    expect(await page.evaluate('window.asked')).toBeUndefined();
  });
  await Promise.all([shop.close(), stranger.close()]);
});
