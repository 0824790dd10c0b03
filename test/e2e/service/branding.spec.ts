import sharp from 'sharp';
import { examine } from '../fixtures/examine.ts';
import { northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { expect, test } from '../fixtures/test.ts';

// The publish is undone at the end, because other tests of this merchant must not see the published branding.
test.use({ undoesItsPublishes: true });

/** A word mark with an empty margin, as designers often deliver it. */
const lockup = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1840" height="964"><rect x="320" y="400" width="1200" height="160" rx="40" fill="#16324f"/><circle cx="1580" cy="480" r="70" fill="#e0662a"/></svg>',
    ),
  )
    .png()
    .toBuffer();

test('a merchant crops a logo, uses its colours, fixes their contrast, publishes the changes, and undoes this publish in the history [PB-17] [CT-3] [CT-5] [PB-16]', async ({
  page,
  enter,
}) => {
  await enter(page, northwind, '/NORTHWIND/branding');
  const publishing = new PublishBar(page);
  const logo = page.getByRole('img', { name: 'Northwind Outdoor' }).first();
  const colour = (name: string) => page.getByRole('textbox', { name, exact: true });
  const row = (text: string) => page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
  async function choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  }
  await expect(colour('Main colour')).toHaveValue('#4a90e2');
  const before = await logo.getAttribute('src');

  await test.step('cannot use a damaged file as a logo, which is refused before anything is sent', async () => {
    const header = (await lockup()).subarray(0, 40);
    await choose('damaged.png', 'image/png', Buffer.concat([header, Buffer.alloc(400, 7)]));
    await expect(page.getByRole('alert')).toContainText('damaged');
    await examine(page, 'a logo that is refused');
  });

  await test.step('crops the logo by keyboard, and sees it in the preview', async () => {
    await choose('lockup.png', 'image/png', await lockup());
    await expect(page.getByRole('alert')).toBeHidden();
    const part = page.getByRole('group', { name: /^Crop area/ });
    await expect(part).toBeVisible();
    const place = await part.boundingBox();
    await part.focus();
    await part.press('ArrowDown');
    await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(place?.y ?? Infinity);
    await examine(page, 'a logo that is cut');
    await page.getByRole('button', { name: 'Use this crop' }).click();
    await expect(logo).toHaveAttribute('src', /^data:image\/png;base64,/);
    await expect(publishing.bar).toContainText('1 unsaved change');
  });

  await test.step("sets the logo's orange as the main colour, and darkens it until text on it has enough contrast", async () => {
    await page.getByRole('button', { name: 'Use #e0662a as the main colour' }).click();
    await expect(colour('Main colour')).toHaveValue('#e0662a');
    await expect(colour('Button text')).toHaveValue('#000000');
    await colour('Button text').fill('#ffffff');
    await colour('Button text').press('Enter');
    await expect(row('on the main colour')).toContainText('Hard to read');
    await row('on the main colour')
      .getByRole('button', { name: /: Main colour$/ })
      .click();
    await expect(row('on the main colour')).toContainText('Passes AA');
    await colour('Page background').fill('#000000');
    await colour('Page background').press('Enter');
    await expect(row('on the page background')).toContainText('Can’t be read');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Put back #ffffff' }).click();
    await expect(row('on the page background')).toContainText('Passes AA');
    await examine(page, 'branding');
  });

  await test.step('publishes, and sees the logo as stored by the service after a reload', async () => {
    await page.getByLabel('Alternative text').fill('Northwind, outdoor since 1998');
    await page.getByLabel('Alternative text').press('Enter');
    await expect(publishing.bar).toContainText('4 unsaved changes');
    await publishing.publish(4);
    await page.reload();
    const published = page.getByRole('img', { name: 'Northwind, outdoor since 1998' }).first();
    await expect(published).toHaveAttribute('src', /^\/assets\/[a-f0-9]{64}\.png/);
    await expect.poll(() => published.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    await expect(colour('Main colour')).not.toHaveValue('#4a90e2');
    await expect(publishing.bar).toBeHidden();
  });

  await test.step('undoes the publish from the history, which shows both logos, and sees the previous branding', async () => {
    await publishing.undoNewest();
    await expect(publishing.review.getByRole('img', { name: 'Logo after the change' })).toBeVisible();
    await publishing.publish(4);
    await page.goto('/NORTHWIND/branding');
    await expect(colour('Main colour')).toHaveValue('#4a90e2');
    await expect(page.getByLabel('Alternative text')).toHaveValue('');
    await expect(logo).toHaveAttribute('src', before ?? '');
  });
});
