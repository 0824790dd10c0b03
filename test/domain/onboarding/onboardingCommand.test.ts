import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { describe, expect, it } from 'vitest';
import { changesAfterPublish } from '../../../src/domain/publishing/rebaseAfterPublish.ts';
import {
  onboardingChange,
  onboardingCommand as subject,
  signupChange,
} from '../../../src/domain/onboarding/onboardingCommand.ts';
import { signupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import { aCompanyConfiguration, anOnboarding, changesOf } from '../../support/samples/builders.ts';
import {
  changesBetween,
  describeChange,
  discardEdits,
  problemsOf,
  readChange,
  valueToUndo,
  withChanges,
} from '../../support/changes.ts';

const owns = (change: PendingChange): boolean => subject.parse(change) !== undefined;

const owner = aCompanyConfiguration();
const onboarding = onboardingChange(anOnboarding({ companyId: 'NEWCO', companyName: 'New Company' }));
const signup = signupChange(
  signupPayload('NEWCO', 'RETURNS_PORTAL', { firstName: 'Ada', lastName: 'Lovelace', tradingName: 'Newco' }),
);

describe('the pending changes for a new merchant', () => {
  it('do not affect the owner’s own configuration [OB-1]', () => {
    expect([onboarding, signup].every((change) => owns(change))).toBe(true);
    expect(withChanges(owner, [onboarding, signup])).toEqual(owner);
    expect(changesBetween(owner, { ...owner, name: 'Another' })).toEqual([]);
  });

  it('can be discarded before a publish, but cannot be undone after the publish, because a company cannot be deleted [PB-16]', () => {
    expect([onboarding.key, signup.key]).toEqual(['onboarding.NEWCO', 'signup.NEWCO']);
    expect(discardEdits(owner, changesOf(onboarding), onboarding)).toEqual([{ ...onboarding, value: undefined }]);
    expect(problemsOf({ before: owner, after: owner })).toEqual([]);
    const remaining = changesAfterPublish(changesOf(), [onboarding, signup], {
      readPublished: (change) => readChange(owner, change),
      valueToUndo: (change) => valueToUndo(change),
    });
    expect(remaining).toEqual([]);
  });

  it('describe from which merchant the settings are copied [OB-1] [PC-10]', () => {
    const copied = onboardingChange({ ...anOnboarding({ companyId: 'NEWCO' }), copyFrom: 'NORTHWIND' });
    expect(describeChange(copied, { before: owner, after: owner })?.fields.at(-1)).toEqual({
      field: 'onboarding.fields.copyFrom',
      before: { kind: 'nothing' },
      after: { kind: 'text', text: 'NORTHWIND' },
    });
  });

  it('have descriptions that contain no account numbers and no keys [PC-10] [TL-9]', () => {
    const context = { before: owner, after: owner };
    const descriptions = [describeChange(onboarding, context), describeChange(signup, context)];
    expect(descriptions).toMatchObject([
      {
        title: 'changes.titles.onboarding',
        code: 'NEWCO',
        act: 'added',
        fields: [
          { after: { text: 'New Company' } },
          { after: { text: 'Ada Lovelace' } },
          { after: { kind: 'phrase' } },
        ],
      },
      {
        title: 'changes.titles.signup',
        code: 'NEWCO',
        act: 'added',
        fields: [
          { field: 'onboarding.fields.tradingName', after: { kind: 'text', text: 'Newco' } },
          {
            field: 'changes.fields.contactName',
            before: { kind: 'nothing' },
            after: { kind: 'text', text: 'Ada Lovelace' },
          },
        ],
        moves: [],
      },
    ]);
    expect(descriptions[0]?.fields.map(({ field, before }) => [field, before.kind])).toEqual([
      ['changes.fields.companyName', 'nothing'],
      ['changes.fields.contactName', 'nothing'],
      ['changes.fields.pricingTier', 'nothing'],
    ]);
    expect(descriptions[0]?.fields.at(-1)?.after).toEqual({
      kind: 'phrase',
      phrase: { key: 'onboarding.tier', values: { tier: '2' } },
    });
    expect(descriptions[0]?.moves).toEqual([]);
    expect(JSON.stringify(descriptions)).not.toMatch(/secret-key|charged-here|staff@/);
  });

  it('are rejected if the stored change is malformed', () => {
    expect(owns({ ...onboarding, type: 'SIGNUP' })).toBe(false);
    expect(owns({ ...onboarding, key: 'onboarding.OTHER' })).toBe(false);
    expect(owns({ ...onboarding, value: { companyId: 'NEWCO' } })).toBe(false);
    expect(owns({ ...signup, value: 'NEWCO' })).toBe(false);
    expect(owns({ ...signup, key: 'signup.OTHER' })).toBe(false);
    expect(owns({ ...signup, type: 'ONBOARD' })).toBe(false);
    expect(owns({ ...signup, value: null })).toBe(false);
    expect(owns({ ...signup, key: 'signup.undefined', value: [] })).toBe(false);
    expect(owns({ ...signup, value: { organisationId: 'NEWCO', applicant: 'Ada' } })).toBe(false);
    const { companyName: _, ...unnamed } = anOnboarding({ companyId: 'NEWCO' });
    expect(owns({ ...onboarding, value: unnamed })).toBe(false);
    expect(owns({ ...onboarding, value: { ...unnamed, companyName: 'New', productSettings: [] } })).toBe(false);
    expect(owns({ ...onboarding, value: undefined })).toBe(false);
  });
});
