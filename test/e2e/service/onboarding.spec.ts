import { examine } from '../fixtures/examine.ts';
import { admin } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// Other tests must not see the new merchants and the new versions of the owner's configuration.
test.use({ stopsService: true });

test('an admin onboards a merchant, imports others from a spreadsheet, and opens the setup checklist of the first merchant [OB-1] [OB-2] [SG-1] [SG-2] [PB-5]', async ({
  page,
  complaints,
}) => {
  // The trading name is already used.
  complaints.expect(/\/v1\/prereg\//);
  await signIn(page, admin, '/merchants/overview');
  const publishing = new PublishBar(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const next = (name: string) => page.getByRole('button', { name: `Next: ${name}` }).click();

  await test.step('fills in the form for a merchant, and finds the values again after a reload', async () => {
    await page.getByRole('button', { name: 'Onboard a merchant' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New merchant');
    await field('Company name').fill('Parcel & Sons');
    await field('Company ID').fill('northwind');
    await expect(page.getByText('Another merchant has this ID.').first()).toBeVisible();
    await field('Company ID').fill('parcelsons');
    await expect(page.getByText('Another merchant has this ID.')).toHaveCount(0);
    const copied = page.getByRole('combobox', { name: /^Copy settings from/ });
    await copied.fill('northwind');
    await page.getByRole('option', { name: /^Northwind Outdoor/ }).click();
    await expect(page.getByText('copy the settings of NORTHWIND')).toBeVisible();
    await examine(page, 'company of a new merchant');
    await field('Legal entity').fill('Parcel and Sons Pty Ltd');
    await field('Web address of the portal').fill('https://parcelsons.example/returns');
    await next('Contact and sign-in');
    await expect(field('Company name')).toHaveAttribute('aria-invalid', 'true');
    await field('Company name').fill('Parcel and Sons');
    await page.reload();
    await expect(field('Company name')).toHaveValue('Parcel and Sons');
    await next('Contact and sign-in');
    await field('First name').fill('Grace');
    await field('Last name').fill('Lim');
    await field('Sign-in name').fill('staff@parcelsons.example');
    await field('Phone number').fill('+61 8 7000 1200');
    await next('Product and pricing');
    await expect(field('Customer charge account')).toBeDisabled();
    await page.getByText('Tier 2', { exact: true }).click();
    await field('Customer charge account').fill('2000102');
    await field('Merchant charge account').fill('2000902');
    await field('Key of the customer charge account').fill('hush');
    await field('Location').fill('AB1');
    await field('Carrier account').fill('1204417');
    await field('User name').fill('parcelsons');
    await examine(page, 'product of a new merchant');
    await next('Sign-up');
    await field('Trading name').fill('Northwind Outdoor');
    await expect(page.getByText('Another merchant’s company has this name')).toBeVisible();
    await next('Check');
    await page.getByRole('button', { name: 'Add merchant' }).click();
    await expect(page.getByRole('heading', { name: '1 merchant to publish' })).toBeVisible();
  });

  await test.step('sees that the trading name is already used, and enters another name', async () => {
    await publishing.bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Parcel and Sons is onboarded, but could not be signed up')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Edit Parcel and Sons' }).first().click();
    await expect(field('Trading name')).toBeFocused();
    await expect(field('Trading name')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Parcel Sons');
    await next('Check');
    await page.getByRole('button', { name: 'Update merchant' }).click();
    await publishing.publish(2);
    await expect(page.getByText('1 merchant onboarded')).toBeVisible();
    await examine(page, 'a merchant that was onboarded');
  });

  await test.step('imports merchants from a spreadsheet, without the rows that have errors or name existing merchants', async () => {
    await page.getByRole('button', { name: 'Import merchants' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import merchants' });
    await dialog
      .getByLabel('Rows from a spreadsheet')
      .fill(
        [
          'companyId,companyName,legalEntity,redirectUrl,firstName,lastName,login,phoneNumber,pricingTier,consumerChargeAccount,consumerChargeAccountKey,merchantChargeAccount,locationId,carrierAccountId,username,tradingName',
          'SHOPONE,Shop One,Shop One Pty Ltd,https://one.example,Ada,Day,ada@one.example,+61 2 1000,1,11,key,12,AB1,12345,one,Shop One',
          'SHOPTWO,Shop Two,Shop Two Pty Ltd,https://two.example,Bo,Lee,bo@two.example,+61 2 1001,1,,,,AB2,12346,two,Shop Two',
          'SHOPONE,Shop #3,,https://three.example,Cy,Ko,cy@three.example,+61 2 1002,9,11,key,12,AB3,12347,three,Shop Three',
          'Northwind,Shop Four,Shop Four Pty Ltd,https://four.example,Di,Mo,di@four.example,+61 2 1003,1,,,,AB4,12348,four,NORTHWIND Outdoor',
        ].join('\n'),
      );
    await expect(dialog.getByText('New: 2. Refused, and left out: 2.').first()).toBeVisible();
    await expect(dialog.getByText('Company ID: Another merchant has this ID.')).toBeVisible();
    await expect(dialog.getByText('Checking for existing merchants…')).toBeHidden();
    await examine(page, 'import of merchants');
    await dialog.getByRole('button', { name: 'Add 2 merchants' }).click();
    await publishing.publish(4);
    await expect(page.getByText('2 merchants onboarded')).toBeVisible();
  });

  await test.step('opens the setup checklist of a new merchant', async () => {
    await page.getByRole('link', { name: 'Checklist of SHOPTWO' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('First look');
    await page.getByRole('button', { name: 'Start review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
    await expect(page).toHaveURL('/merchants/SHOPTWO/overview');
  });

  await test.step('sees the settings copied from another merchant, without its addresses', async () => {
    await page.goto('/merchants/overview?review=PARCELSONS');
    await page.getByRole('dialog').getByLabel('Reason').fill('What was copied');
    await page.getByRole('button', { name: 'Start review' }).click();
    await expect(page).toHaveURL('/merchants/PARCELSONS/overview');
    await page.goto('/merchants/PARCELSONS/return-reasons');
    await expect(page.getByRole('main').getByText('Arrived damaged').first()).toBeVisible();
    await page.goto('/merchants/PARCELSONS/return-addresses');
    await expect(page.getByRole('main').getByText('Northwind')).toHaveCount(0);
  });
});
