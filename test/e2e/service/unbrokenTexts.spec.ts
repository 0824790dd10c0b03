import type { Locator, Page } from '@playwright/test';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { REASON_CODE_LIMIT } from '../../../src/domain/return-reasons/validateReason.ts';
import { beyond, cutTexts, overflowing, overflowWidth } from '../fixtures/layout/looks.ts';
import { admin, northwind } from '../fixtures/people.ts';
import { changeReasons, replaceResponse, replaceMerchantConfig } from '../fixtures/readInstead.ts';
import { ReasonsPage } from '../fixtures/ReasonsPage.ts';
import { expect, test, testInFull } from '../fixtures/test.ts';
import { settle } from '../fixtures/violationsOf.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
/** The longest allowed code, made of the widest letters. */
const CODE = 'W'.repeat(REASON_CODE_LIMIT.max);

/** A merchant whose reasons and rules have texts without a space. */
const unbroken = (document: MerchantConfigDocument): MerchantConfigDocument => ({
  ...changeReasons(document, (reasons) =>
    reasons.map((reason, place) =>
      place === 0 ? { ...reason, code: CODE, description: LONG, paymentRequirements: [LONG] } : reason,
    ),
  ),
  rulesConfig: document.rulesConfig?.map((rule) => {
    const all = rule.rule.conditions.all.map((condition) =>
      Array.isArray(condition.value) ? { ...condition, value: [LONG, CODE] } : condition,
    );
    return { ...rule, ruleDescription: LONG + rule.ruleId, rule: { ...rule.rule, conditions: { all } } };
  }),
});

/** Checks that nothing overflows the element or its parts, and that no text is cut. */
async function expectWithin(page: Page, place: Locator): Promise<void> {
  await expect(place).toContainText(LONG);
  // A sheet slides in from below first.
  await settle(page);
  expect(await overflowWidth(page)).toBe(0);
  expect(await beyond(page)).toEqual([]);
  expect(await overflowing(place)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 800 }));

test('at 320 pixels, reasons with very long words do not overflow their cards, their dialog or the review [RS-7]', async ({
  page,
  enter,
}) => {
  await replaceMerchantConfig(page, unbroken);
  await enter(page, northwind);
  const reasons = new ReasonsPage(page);
  await expect(reasons.row(LONG)).toContainText(CODE);
  await expectWithin(page, page.getByRole('main'));

  await reasons.act(LONG, 'Edit reason');
  await reasons.dialog.getByLabel('Text the customer sees').fill(`X${LONG}`);
  await expectWithin(page, reasons.dialog);
  await reasons.dialog.getByRole('button', { name: 'Apply changes' }).click();

  await expect(reasons.row(`X${LONG}`)).toBeVisible();
  await expectWithin(page, page.getByRole('main'));
  await reasons.bar.getByRole('button', { name: 'Review' }).click();
  await expect(reasons.review).toContainText(CODE);
  await expectWithin(page, reasons.review);
});

testInFull(
  'at 320 pixels, rules with very long words do not overflow their cards or their dialog',
  async ({ page, enter }) => {
    await replaceMerchantConfig(page, unbroken);
    await enter(page, northwind, '/NORTHWIND/return-rules');
    await expect(page.locator('[data-setting^="rules.rule."]').first()).toContainText(LONG);
    await expectWithin(page, page.getByRole('main'));

    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit rule' }).click();
    await expectWithin(page, page.getByRole('dialog', { name: 'Edit rule' }));
  },
);

testInFull('at 320 pixels, merchants with very long names do not overflow the list', async ({ page, enter }) => {
  type Companies = { readonly companies: readonly object[] };
  await replaceResponse<Companies>(page, /\/companies(\?|$)/, (answer) => ({
    ...answer,
    companies: answer.companies.map((company) => ({ ...company, name: LONG, contactName: LONG })),
  }));
  await enter(page, admin);
  await expect(page.getByRole('button', { name: /^Review / }).first()).toBeVisible();
  await expectWithin(page, page.getByRole('main'));
});
