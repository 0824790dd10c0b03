import { describe, expect, it } from 'vitest';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import { updateSettings } from '../../../src/domain/settings/writes/updateSettings.ts';
import { webhooksProblem } from '../../../src/domain/settings/webhooksProblem.ts';
import { confirmationHeading, offeredLanguages } from '../../../src/domain/settings/confirmationEmail.ts';
import { limitOf, numberSettingProblem } from '../../../src/domain/application-config/portalSetting.ts';
import { settingsFields } from '../../../src/domain/settings/settingsFields.ts';
import {
  changesBetween,
  describeChange,
  isReadable,
  problemsOf,
  readChange,
  valueToUndo,
  withChanges,
} from '../../support/changes.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const configuration = aCompanyConfiguration({ portalActive: true, webhooks: [{ url: 'https://a.example.com/hook' }] });
const fresh = { now: 0, id: 'id' };

describe('pending changes of settings', () => {
  it.each([
    ['orderInstructions', 'On the packing slip.'],
    ['supportEmail', 'help@acme.example'],
    ['webhooks', [{ url: 'https://b.example.com/hook' }]],
    ['homePickup', true],
    ['emailPreviews', true],
    ['emailPreviewsInternational', { enabled: true }],
    ['portalActive', false],
    ['processingEnabled', true],
    ['consumerUrl', 'https://acme.portals.example'],
    ['consumerUrlLive', 'https://returns.acme.example'],
  ] as const)('set exactly the value of %s, are described, and can be undone [CF-7]', (name, value) => {
    const change = editField(settingsFields, configuration, name, value as never);
    expect(isReadable(change)).toBe(true);
    const made = withChanges(configuration, [change]);
    expect(readChange(made, change)).toEqual(value);
    expect(changesBetween(configuration, made)).toEqual([change]);
    expect(describeChange(change, { before: configuration, after: made })?.title).toBe(`settings.fields.${name}`);
    const undo = { ...change, value: valueToUndo(change), originalValue: value };
    expect(readChange(withChanges(made, [undo]), change)).toEqual(readChange(configuration, change));
  });

  it('cause a warning if the change takes the portal offline, but not if it puts the portal online [CF-7]', () => {
    const off = editField(settingsFields, configuration, 'portalActive', false);
    const after = withChanges(configuration, [off]);
    expect(problemsOf({ before: configuration, after })).toContainEqual({
      problem: 'changes.problems.portalGoesOffline',
      setting: 'settings.portalActive',
      isBlocking: false,
      isDestructive: true,
    });
    expect(problemsOf({ before: after, after: configuration })).not.toContainEqual(
      expect.objectContaining({ problem: 'changes.problems.portalGoesOffline' }),
    );
  });

  it('cause a warning if the change disables the processing of returns [CF-7] [NV-2]', () => {
    const processing = { ...configuration, processingEnabled: true };
    const off = editField(settingsFields, processing, 'processingEnabled', false);
    expect(problemsOf({ before: processing, after: withChanges(processing, [off]) })).toContainEqual({
      problem: 'changes.problems.processingStops',
      setting: 'settings.processingEnabled',
      isBlocking: false,
      isDestructive: true,
    });
  });

  it('may contain up to 20 different public webhook URLs [VL-website]', () => {
    const url = 'https://hooks.example.com/r0';
    expect(webhooksProblem([{ url }])).toBeUndefined();
    expect(webhooksProblem([{ url: 'http://192.168.0.1/' }])).toBe('validation.websiteInvalidError');
    const same = [
      'HTTPS://HOOKS.example.com/r0',
      'https://hooks.example.com:443/r0',
      'https://hooks.example.com./r0#x',
    ];
    for (const again of [url, ...same])
      expect(webhooksProblem([{ url }, { url: again }]), again).toBe('settings.errors.webhookTaken');
    for (const other of [
      'https://hooks.example.com/R0',
      'http://hooks.example.com/r0',
      'https://hooks.example.com:8443/r0',
    ])
      expect(webhooksProblem([{ url }, { url: other }]), other).toBeUndefined();
    expect(webhooksProblem([{ url: 'ftp://hooks.example.com/' }])).toBe('validation.websiteInvalidError');
    const many = Array.from({ length: 21 }, (_, nth) => ({ url: `${url}/${nth}` }));
    expect(webhooksProblem(many)).toBe('settings.errors.tooManyWebhooks');
  });

  it('are stored by the service if the new values are valid, and the value null removes a setting', () => {
    const decided = updateSettings.decide(configuration, { homePickup: { enabled: true }, webhooks: null }, fresh);
    expect(decided.ok && decided.value.document).toMatchObject({ homePickup: { enabled: true } });
    expect(decided.ok && 'webhooks' in decided.value.document).toBe(false);
  });
});

describe('the numeric setting', () => {
  const limits = { returnPolicies: { maxWarrantyDays: 365 }, returnWindows: { maxDueDateDays: 30 } };

  it.each([
    ['PURCHASE_WARRANTY_PERIOD', 365, 366, 'validation.maxWarrantyDaysError'],
    ['DUE_DATE_DAYS', 30, 31, 'validation.maxDueDateDaysError'],
    ['DOMESTIC_PRICING_TIERS', 4, 5, 'settings.errors.tier'],
    ['INTERNATIONAL_PRICING_TIERS', 1, 0, 'settings.errors.tier'],
  ] as const)(
    '%s may be %i but not %i [CF-6] [VL-maxWarrantyDays] [VL-maxDueDateDays]',
    (name, fitting, beyond, message) => {
      expect(numberSettingProblem(name, fitting, limits)).toBeUndefined();
      expect(numberSettingProblem(name, beyond, limits)).toBe(message);
    },
  );

  it.each([
    ['PURCHASE_WARRANTY_PERIOD', 'validation.maxWarrantyDaysError'],
    ['DUE_DATE_DAYS', 'validation.maxDueDateDaysError'],
  ] as const)('%s may have at most nine digits if the owner sets no limit [CF-6]', (name, message) => {
    expect(numberSettingProblem(name, 999_999_999, {})).toBeUndefined();
    expect(numberSettingProblem(name, 1_000_000_000, {})).toBe(message);
  });

  it('is limited by the owner’s value, or unlimited if the owner set no value', () => {
    expect(limitOf('PURCHASE_WARRANTY_PERIOD', limits)).toBe(365);
    expect(limitOf('DUE_DATE_DAYS', {})).toBeUndefined();
  });
});

describe('the heading of the confirmation e-mail', () => {
  const config = {
    languages: { offered: ['en', 'ja'], default: 'en' },
    consumerText: { v1: { en: { steps: { returnSubmitted: { confirmationEmailHeading: 'Thank you' } } } } },
  };
  const withHeading = aCompanyConfiguration({ applicationConfig: { config } });

  it('is in the requested language if the merchant wrote a heading in that language, otherwise in the default language [CT-2]', () => {
    expect(offeredLanguages(withHeading)).toEqual(['en', 'ja']);
    expect(confirmationHeading(withHeading, 'en')).toBe('Thank you');
    expect(confirmationHeading(withHeading, 'ja')).toBe('Thank you');
    expect(confirmationHeading(configuration, 'en')).toBeUndefined();
  });
});
