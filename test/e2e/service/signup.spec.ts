import { examine } from '../fixtures/examine.ts';
import { importMerchant } from '../fixtures/importMerchant.ts';
import { killBefore, lostConnection } from '../fixtures/killBefore.ts';
import { admin } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// Other tests must not see the new merchants and what the owner publishes.
test.use({ stopsService: true });

const SIGNUP = /\/v1\/prereg\//;

test('new merchants are signed up only if the owner enables signup [PB-10] [PB-11] [SG-1] [SG-2] [CF-7]', async ({
  page,
  complaints,
}) => {
  // The trading name is already taken.
  complaints.expect(SIGNUP);
  const publishing = new PublishBar(page);
  const signups: unknown[] = [];
  page.on('request', (request) => {
    if (SIGNUP.test(request.url())) signups.push(request.postDataJSON());
  });
  const go = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
  const switchSignup = async () => {
    await go('Features');
    await page.getByRole('switch', { name: 'Skip sign-up' }).press('Space');
    await expect(page.getByText('Affects only new merchants')).toBeVisible();
    await publishing.publish(1);
  };
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit Shop WITH' }).first();
  const tradingName = page.getByLabel('Trading name', { exact: true });
  const nameIt = async (name: string) => {
    await tradingName.fill(name);
    await page.getByRole('button', { name: 'Next: Check' }).click();
    await page.getByRole('button', { name: 'Update merchant' }).click();
  };
  await signIn(page, admin, '/merchants/overview');

  await test.step('with signup disabled, the form says so and no signup is sent', async () => {
    await switchSignup();
    await go('New merchant');
    await page.getByRole('button', { name: /Sign-up/ }).click();
    await expect(page.getByText('Merchants aren’t signed up here. You can leave this empty.')).toBeVisible();
    await examine(page, 'signup that is skipped');
    await importMerchant(page, 'WITHOUT');
    await publishing.bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('1 merchant onboarded')).toBeVisible();
    await expect(publishing.bar).not.toContainText('unsaved');
    expect(signups).toEqual([]);
  });

  await test.step('with signup enabled, the next merchant is signed up, with a trading name that is not taken', async () => {
    await switchSignup();
    await go('New merchant');
    await importMerchant(page, 'WITH');
    await edit.click();
    await page.getByRole('button', { name: 'Edit: Sign-up' }).click();
    await nameIt('Northwind Outdoor');
    await publishing.bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Shop WITH is onboarded, but could not be signed up')).toBeAttached();
    await expect(page.getByRole('alertdialog')).toContainText('A merchant with this trading name exists already.');
    await page.keyboard.press('Escape');
    await edit.click();
    await expect(tradingName).toBeFocused();
    await expect(page.getByText('A merchant with this trading name exists already.').first()).toBeVisible();
    await nameIt('Shop of the South');
    await publishing.publish(2);
    await expect(page.getByText('1 merchant onboarded')).toBeVisible();
    const signup = (name: string) => ({
      organisationId: 'WITH',
      product: 'Australia Post Returns',
      applicant: expect.objectContaining({ contactName: 'Ada Day', tradingName: name }),
    });
    expect(signups).toEqual([signup('Northwind Outdoor'), signup('Shop of the South')]);
    for (const dropped of ['firstName', 'lastName', 'industry', 'incomeRange', 'turnoverRange'])
      expect(JSON.stringify(signups)).not.toContain(`"${dropped}"`);
  });
});

test('a service that crashes between onboarding and signup continues with the signup, without onboarding twice [PB-13] [PB-14]', async ({
  page,
  service,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const publishing = new PublishBar(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /onboard|prereg/.test(request.url()))
      sent.push(`${/onboard|prereg/.exec(request.url())?.[0]} ${request.headers()['idempotency-key']}`);
  });
  await signIn(page, admin, '/merchants/new');
  await importMerchant(page, 'BETWEEN');
  await killBefore(page, SIGNUP, service);
  await publishing.bar.getByRole('button', { name: 'Publish', exact: true }).click();
  const stopped = page.getByRole('alertdialog', { name: 'Publishing stopped at step 2 of 2' });
  await expect(stopped).toContainText('The service couldn’t be reached.');
  await service.start();
  await stopped.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 merchant onboarded')).toBeVisible();
  const [onboarded, ...signups] = sent;
  expect(onboarded).toMatch(/^onboard /);
  expect(new Set(signups).size, 'all else is the signup, by one key').toBe(1);
  expect(signups[0]).toMatch(/^prereg /);
});
