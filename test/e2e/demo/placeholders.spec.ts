import { examine } from '../fixtures/examine.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

test('a merchant edits a text with placeholders and its translation by keyboard, and each placeholder acts as one character [CT-1]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByLabel('Heading', { exact: true });
  const { keyboard } = page;
  const open = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).click();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };

  await test.step('offers Arabic in addition to English', async () => {
    await page.goto('/NORTHWIND');
    await page.getByRole('button', { name: 'Sign in as merchant Northwind Outdoor' }).click();
    await open(/^Languages/);
    await page.getByRole('switch', { name: 'Offer Arabic', exact: true }).press('Space');
    await open(/^Wording/);
  });

  await test.step('deletes a placeholder like one character, and undoes the deletion', async () => {
    await heading.focus();
    await keyboard.type('Hello {{name}}, send {{orderId}} back');
    await press('Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), 'Backspace');
    await expect(heading).toHaveValue('Hello , send {{orderId}} back');
    await press('ControlOrMeta+z');
    await expect(heading).toHaveValue('Hello {{name}}, send {{orderId}} back');
    await press('Home', ...Array.from({ length: 6 }, () => 'ArrowRight'), 'Delete');
    await expect(heading).toHaveValue('Hello , send {{orderId}} back');
    await press('ControlOrMeta+z');
    await expect(heading).toHaveValue('Hello {{name}}, send {{orderId}} back');
  });

  await test.step('moves the caret over a placeholder, selects, cuts and pastes it like one character, and types next to it', async () => {
    await press('Home', ...Array.from({ length: 6 }, () => 'ArrowRight'), 'Shift+ArrowRight');
    await expect.poll(() => heading.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(14);
    await press('ControlOrMeta+x', 'End', 'ControlOrMeta+v');
    await expect(heading).toHaveValue('Hello , send {{orderId}} back{{name}}');
    await press('ArrowLeft');
    await keyboard.type(', ');
    await expect(heading).toHaveValue('Hello , send {{orderId}} back, {{name}}');
    await press('ControlOrMeta+z', 'ControlOrMeta+z', 'ControlOrMeta+z');
    await expect(heading).toHaveValue('Hello {{name}}, send {{orderId}} back');
    await heading.evaluate((field: HTMLInputElement) => field.setSelectionRange(9, 9));
    await keyboard.type('!');
    await expect(heading).toHaveValue('Hello {{name}}!, send {{orderId}} back');
    await press('ControlOrMeta+z', 'Tab');
  });

  await test.step('sees which placeholder is missing in the translation, and inserts it at the caret', async () => {
    await page.getByRole('tab', { name: /العربية/ }).press('Enter');
    await expect(heading).toHaveAttribute('dir', 'rtl');
    await heading.focus();
    await keyboard.type('أعيدوا الطلب ');
    await expect(main).toContainText('Missing: {{name}} {{orderId}}');
    await examine(page, 'wording with placeholders that a translation lacks');
    await main.getByRole('button', { name: 'Put {{orderId}} back' }).press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveValue(/^أعيدوا الطلب ?\{\{orderId\}\}$/);
    await expect(main).toContainText('Missing: {{name}}');
    await press('ControlOrMeta+z');
    await expect(heading).toHaveValue(/^أعيدوا الطلب ?$/);
    await press('ControlOrMeta+Shift+z', 'Space');
    await main.getByRole('button', { name: 'Put {{name}} back' }).press('Enter');
    await expect(main.getByText(/^Missing/)).toHaveCount(0);
    await press('Backspace');
    await expect(main).toContainText('Missing: {{name}}');
  });
});
