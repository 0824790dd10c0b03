import fc from 'fast-check';
import i18next from 'i18next';
import { readBundle } from '../../../locales/readBundle.ts';
import { consumerSteps, textSlots } from '../../../src/domain/consumer-text/textSlot.ts';
import { CONNECT, HELLO, type PreviewState } from '../../../src/ui/consumer/previewProtocol.ts';
import { injectedText, TEXTS_PER_VIEW, viewOf } from '../../support/viewOfInjectedTexts.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { PublishBar } from '../fixtures/PublishBar.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { signIn } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/test.ts';

// No other test of this merchant may see the texts that this test publishes.
test.use({ stopsService: true });

/** Number of texts rendered on the customer's screens. */
const TEXTS = 10_000;
/** Markup that is short enough for the text with the lowest length limit. */
const MARKUP = '<img src=x onerror=alert(1)>';
const SCRIPT = `${MARKUP}<script>alert(2)</script>{{count}}$t(common.save)`;
/** A text with a character that reverses the direction of the following text. */
const REVERSED = 'safe \u202Edesrever';
const VIEWS = Math.ceil(TEXTS / TEXTS_PER_VIEW);
/** Pages that show a merchant's texts, and pages that link to such pages. */
const PAGES = ['wording', 'test-return', 'home', 'history', 'return-form', 'branding', 'languages', 'navigation'];

test(`${TEXTS} malicious texts are rendered as plain text in the preview and on the pages, and no script in them runs [CT-1] [CT-4]`, async ({
  page,
  enter,
  complaints,
}) => {
  test.setTimeout(240_000);
  await signIn(page, northwind, '/NORTHWIND/wording');
  const portal = page.frameLocator('iframe[title$="preview"]');
  await expect(portal.getByRole('main')).toBeVisible();

  await test.step('a preview frame renders all malicious texts', async () => {
    const translator = i18next.createInstance();
    await translator.init({
      lng: 'en',
      resources: { en: { translation: readBundle('locales', 'en') } },
      interpolation: { escapeValue: false },
    });
    const texts = fc.sample(injectedText, { numRuns: VIEWS * TEXTS_PER_VIEW, seed: 39 });
    const states = Array.from({ length: VIEWS }, (_, nth): PreviewState => {
      const mine = texts.slice(nth * TEXTS_PER_VIEW).values();
      const view = viewOf(() => mine.next().value ?? '', translator.t);
      return { view, screen: consumerSteps[nth % consumerSteps.length]!, outlined: [], isPicking: false };
    });
    // Sends states to an additional preview frame in its protocol, and counts the states that it reports as rendered.
    const renderedCount = await page.evaluate(
      async ({ told, hello, connect }) => {
        const frame = document.createElement('iframe');
        frame.name = 'hostile';
        frame.setAttribute('sandbox', 'allow-scripts allow-forms');
        frame.src = '/preview/frame.html';
        const { port1, port2 } = new MessageChannel();
        const connected = new Promise<void>((settle) => {
          addEventListener('message', function answer({ source, data }: MessageEvent<{ readonly type?: string }>) {
            if (source !== frame.contentWindow || data.type !== hello.type) return;
            removeEventListener('message', answer);
            frame.contentWindow?.postMessage(connect, '*', [port2]);
            settle();
          });
        });
        document.body.append(frame);
        await connected;
        let seen = 0;
        for (const [revision, state] of told.entries()) {
          port1.postMessage({ type: 'state', revision, state });
          await new Promise<void>((settle) => {
            port1.onmessage = ({ data }: MessageEvent<{ readonly type: string; readonly revision?: number }>) => {
              if (data.type === 'painted' && data.revision === revision) settle();
            };
          });
          seen += 1;
        }
        return seen;
      },
      { told: states, hello: HELLO, connect: CONNECT },
    );
    expect(renderedCount).toBe(VIEWS);
    await expect(page.frameLocator('iframe[name="hostile"]').getByRole('main')).toContainText('x');
  });

  await test.step("every text field accepts a malicious text, which is shown on each page that shows the merchant's texts", async () => {
    const slots = textSlots.filter(({ kind }) => kind === 'text');
    const lines = slots.map(({ step, field }) => `${step}.${field},${MARKUP}`);
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import texts' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'consumerText.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`key,en\n${lines.join('\n')}\n`),
    });
    await dialog.getByRole('button', { name: `Import ${lines.length} texts` }).click();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(MARKUP);
    const publishing = new PublishBar(page);
    await publishing.publish(lines.length);
    for (const name of PAGES) {
      await page.goto(`/NORTHWIND/${name}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  await test.step('return reasons and searches show a malicious text as plain text, and a URL that contains it runs no script', async () => {
    // No company has this id.
    complaints.expect(/^404: /, /status of 404/);
    const reasons = new ReasonsPage(page);
    await page.goto(northwind.home);
    await reasons.changeText('Wrong item', SCRIPT);
    await reasons.add(REVERSED, 'RTL');
    await expect(reasons.row(SCRIPT)).toBeVisible();
    await expect(reasons.row(REVERSED)).toBeVisible();
    await reasons.bar.getByRole('button', { name: 'Review' }).click();
    await expect(reasons.review.getByText(SCRIPT)).toBeVisible();
    await expect(reasons.review.getByText(REVERSED)).toBeVisible();
    await reasons.review.getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect(reasons.bar).toContainText('2 changes are live');
    await page.reload();
    await expect(reasons.row(SCRIPT)).toBeVisible();
    await enter(page, admin, `/merchants/overview?search=${encodeURIComponent(SCRIPT)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(SCRIPT);
    await expect(page.getByText('No merchant matches')).toBeVisible();
    await page.goto(`/${encodeURIComponent(SCRIPT)}`);
    await expect(page.locator('body')).not.toContainText('alert(2)');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});
