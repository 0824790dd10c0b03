import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// The publish is undone at the end, because other tests of this merchant must not see the published settings.
test.use({ undoesItsPublishes: true });

test('a merchant edits addresses, shop networks, countries and carriers, publishes them, and undoes the publish in the history [PC-7] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/return-addresses');
  const publishing = new PublishBar(page);
  const address = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const isOn = (name: string) => row(name).getByRole('switch');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const use = (name: string) => page.getByRole('switch', { name: `Use ${name}` });
  const open = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).click();

  await test.step('replaces an address that a rule uses, and adds an address that the look-up completes', async () => {
    await page.getByRole('button', { name: 'Actions for Sydney outlet' }).click();
    await page.getByRole('menuitem', { name: 'Remove address' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Sydney outlet?' });
    await question.getByRole('button', { name: /1 rule sends items here/ }).click();
    await page.getByRole('option', { name: 'Main Address' }).click();
    await question.getByRole('button', { name: 'Remove address' }).click();
    await expect(question).toBeHidden();
    await expect(address('Main Address')).toContainText('New South Wales goes to Sydney');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add return address' });
    await dialog.getByRole('textbox', { name: /^Name optional/ }).fill('Second depot');
    await dialog.getByRole('combobox', { name: 'Find address' }).pressSequentially('12 Collins');
    await page
      .getByRole('option', { name: /^12 Collins Street/ })
      .first()
      .click();
    await expect(dialog.getByLabel('Street address')).toHaveValue('12 Collins Street');
    await examine(page, 'return address that the look-up completed');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog).toBeHidden();
    await examine(page, 'return addresses');
  });

  await test.step('changes the enabled shop networks, and sees the resulting number of shops', async () => {
    await open(/^In-store returns/);
    await isOn('Post offices').press('Space');
    await isOn('Parcel lockers').press('Space');
    await expect(
      page
        .getByRole('main')
        .locator('p')
        .filter({ hasText: /shops$/ }),
    ).toContainText('885 shops');
    await examine(page, 'in-store returns');
  });

  await test.step('enables the countries of a pasted list, and exports their return routes', async () => {
    await open(/^International returns/);
    await page.getByRole('button', { name: 'Turn on several' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch several countries' });
    await dialog.getByRole('textbox', { name: 'List of countries' }).fill('Duitsland, FR\nScotchland\nSingapore');
    await expect(dialog).toContainText('1 entry isn’t a country');
    await examine(page, 'several countries');
    await dialog.getByRole('button', { name: 'Turn on 3 countries' }).click();
    await expect(dialog).toBeHidden();
    await examine(page, 'international returns');
    await open(/^Return routes/);
    await expect(page.getByText('5 countries', { exact: true })).toBeVisible();
    await examine(page, 'how returns get back');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('return-routes.csv');
  });

  await test.step('sets up a carrier, and replaces the default carrier', async () => {
    await open(/^Carriers/);
    await card('bpost').getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up bpost' });
    await expect(dialog).toBeVisible();
    await examine(page, 'account of a carrier');
    await dialog.getByLabel('Account number').fill('B48213');
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await expect(dialog).toBeHidden();
    await use('Australia Post').press('Space');
    const question = page.getByRole('dialog', { name: 'Stop using Australia Post?' });
    await question.getByRole('button', { name: /New default/ }).click();
    await page.getByRole('option', { name: 'DPD' }).click();
    await question.getByRole('button', { name: 'Stop using it' }).click();
    await expect(card('DPD')).toContainText('Default');
    await examine(page, 'carriers');
  });

  await test.step('publishes, and sees all changes live after a reload', async () => {
    await expect(publishing.bar).toContainText('9 unsaved changes');
    await publishing.publish(9);
    await page.reload();
    await expect(use('Australia Post')).not.toBeChecked();
    await expect(card('DPD')).toContainText('Default');
    await expect(card('bpost')).toContainText('B48213');
    await expect(publishing.bar).toBeHidden();
    await open(/^Return addresses/);
    await expect(address('Second depot')).toContainText('12 Collins Street');
    await expect(address('Sydney outlet')).toBeHidden();
    await open(/^In-store returns/);
    await expect(isOn('Parcel lockers')).toBeChecked();
    await expect(isOn('Post offices')).not.toBeChecked();
    await open(/^International returns/);
    await expect(isOn('Germany')).toBeChecked();
  });

  await test.step('undoes the publish from the history, and sees the previous settings', async () => {
    await publishing.undoNewest();
    await publishing.publish(9);
    await open(/^Carriers/);
    await expect(use('Australia Post')).toBeChecked();
    await expect(card('Australia Post')).toContainText('Default');
    await expect(card('bpost')).toContainText('Not set up');
    await open(/^Return addresses/);
    await expect(address('Sydney outlet')).toContainText('New South Wales goes to Sydney');
    await expect(address('Second depot')).toBeHidden();
    await open(/^In-store returns/);
    await expect(isOn('Post offices')).toBeChecked();
    await expect(isOn('Parcel lockers')).not.toBeChecked();
    await open(/^International returns/);
    await expect(page.getByRole('heading', { name: '2 countries on' })).toBeVisible();
  });
});
