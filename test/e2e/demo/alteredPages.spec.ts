import { northwind } from '../fixtures/people.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ demoUrl }, use) => use(demoUrl) });

/** Milliseconds from the rendering of a text to its simulated translation. Also the time between two edits. */
const DELAY = 40;

/**
 * Simulates a browser's translator: replaces every text node with a `<font>` element, including text rendered later.
 */
function translatePage(delay: number): void {
  const apart = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'NOSCRIPT']);
  const translated = new WeakSet<Text>();
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: Text; readonly translation: string }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement || text.data.trim() === '' || apart.has(text.parentElement.tagName)) continue;
      if (translated.has(text)) continue;
      translated.add(text);
      texts.push({ text, translation: text.data });
    }
    const write = (): void => {
      for (const { text, translation } of texts) {
        if (!text.parentElement) continue;
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = translation;
        font.append(inner);
        text.before(font);
        text.remove();
      }
    };
    setTimeout(write, delay);
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('pages that the browser translates after each edit still work and count changes', async ({ page }) => {
  const reasons = new ReasonsPage(page);
  const badge = page
    .getByRole('navigation')
    .getByRole('link', { name: /^Return reasons/ })
    .first();
  await signIn(page, northwind);
  await page.evaluate(translatePage, DELAY);
  await expect(page.locator('font').first()).toBeAttached();
  for (const [count, reason] of [
    ['1 unsaved change', 'Unwanted gift'],
    ['2 unsaved changes', 'Arrived damaged'],
    ['3 unsaved changes', 'Wrong item'],
  ] as const) {
    await reasons.switchOffer(reason);
    await expect(reasons.bar).toContainText(count);
    await expect(badge).toContainText(count.replace('unsaved ', ''));
  }
  for (const name of ['Return rules', 'Settings', 'Home', 'History', 'Return reasons']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await reasons.bar.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('3 changes discarded').first()).toBeVisible();
  await expect(reasons.offer('Wrong item')).toBeChecked();
});

test('an overlay that a browser extension shows over a dialog can be clicked and focused without closing the dialog', async ({
  page,
}) => {
  await signIn(page, northwind);
  await page.getByRole('button', { name: 'Add reason' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Fill in with a password manager';
    button.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 2147483647';
    button.addEventListener('click', () => (button.textContent = 'Filled in'));
    document.body.append(button);
  });
  await page.getByRole('button', { name: 'Fill in with a password manager' }).click();
  const added = page.getByRole('button', { name: 'Filled in' });
  await added.focus();
  await expect(added).toBeFocused();
  await expect(dialog).toBeVisible();
});
