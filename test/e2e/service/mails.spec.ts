import type { Page } from '@playwright/test';
import { openMailbox, tokenIn, type Mailbox, type ReceivedMail } from '../../support/server/mailbox.ts';
import { northwind } from '../fixtures/people.ts';
import { expectPages, signIn } from '../fixtures/signIn.ts';
import { withBuiltService } from '../fixtures/startBuiltService.ts';
import { expect, test as base } from '../fixtures/test.ts';

const FIRST = 'Welcome2026';
const SECOND = 'Another2026';
const INES = 'ines@northwind.example';

/** A service that sends mail, and the mail server that receives it. */
const test = base.extend<{ readonly mailbox: Mailbox }>({
  // Playwright reads the required fixtures from this pattern. This fixture requires no other fixture.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, use) => {
    const mailbox = await openMailbox();
    await use(mailbox);
    await mailbox.close();
  },
  service: ({ mailbox }, use) =>
    withBuiltService(use, {
      settings: {
        SMTP_HOST: mailbox.settings.host,
        SMTP_PORT: String(mailbox.settings.port),
        SMTP_SECURITY: 'none',
        MAIL_FROM: 'Returns <returns@post.example>',
        PAGE_URLS: 'https://returns.example',
      },
    }),
});

/** Opens the link of a mail at the address of this test's service. */
async function openLink(page: Page, mail: ReceivedMail): Promise<void> {
  await page.goto(`/NORTHWIND#set-password=${tokenIn(mail)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a password' })).toBeVisible();
  // The token can be used once. The page removes it from the URL and from the browser's history.
  await expect(page).toHaveURL(/\/NORTHWIND$/);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('an invited user sets a password by a mailed link, forgets it, and sets a new one by a second mail [AU-17] [RT-4]', async ({
  page,
  mailbox,
  openForAnother,
}) => {
  const ines = await openForAnother();
  let invitation: ReceivedMail;

  await test.step('the invitation is mailed, and its link is not shown on the page', async () => {
    await signIn(page, northwind, '/NORTHWIND/users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ines Ito');
    await dialog.getByLabel('E-mail address').fill(INES);
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    await expect(page.getByRole('row').filter({ hasText: INES })).toContainText('Invited');
    await expect(dialog).toBeHidden();
    invitation = await mailbox.next();
    expect(invitation.recipients).toEqual([INES]);
  });

  await test.step('the mailed link sets a password and signs the user in', async () => {
    await openLink(ines, invitation);
    await setPassword(ines, FIRST);
    await expectPages(ines);
    await expect(ines.getByRole('button', { name: `Account of ${INES}` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: INES })).toContainText('Active');
    await ines.close();
  });

  const again = await openForAnother();
  await test.step('a forgotten password can be requested at sign-in, without revealing whether the account exists', async () => {
    for (const email of ['nobody@northwind.example', INES]) {
      await again.goto('/NORTHWIND');
      await again.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(again.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
      await again.getByLabel('E-mail').fill(email);
      await again.getByRole('button', { name: 'Send link' }).click();
      await expect(again.getByRole('heading', { level: 1, name: 'Look for our e-mail' })).toBeVisible();
      await expect(again.getByText(`If ${email} can sign in here`)).toBeVisible();
    }
  });

  await test.step('the second link sets a new password and signs the user in', async () => {
    const reset = await mailbox.next();
    expect([reset.recipients, mailbox.received.length]).toEqual([[INES], 2]);
    // Pasting a link into the address bar of an open page changes only the hash.
    await expect(again).toHaveURL(/\/NORTHWIND$/);
    await openLink(again, reset);
    await setPassword(again, SECOND);
    await expectPages(again);
  });
});
