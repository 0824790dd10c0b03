import { describe, expect, it } from 'vitest';
import { describeChange } from '../../../src/domain/changes/describeChange.ts';
import { withChanges } from '../../../src/domain/changes/changeSubjects.ts';
import { changesAfterPublish } from '../../../src/domain/publishing/changesAfterPublish.ts';
import {
  onboardingChange,
  onboardingSubject as subject,
  signupChange,
} from '../../../src/domain/onboarding/onboardingSubject.ts';
import { signupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import { aCompanyConfiguration, anOnboarding, changesOf } from '../../support/samples/builders.ts';

const owner = aCompanyConfiguration();
const onboarding = onboardingChange(anOnboarding({ companyId: 'NEWCO', companyName: 'New Company' }));
const signup = signupChange(signupPayload('NEWCO', 'RETURNS_PORTAL', { firstName: 'Ada', lastName: 'Lovelace' }));

describe('a new merchant as pending changes', () => {
  it('is no part of the owner’s own configuration [OB-1]', () => {
    expect([onboarding, signup].every((change) => subject.owns(change))).toBe(true);
    expect(withChanges(owner, [onboarding, signup])).toEqual(owner);
    expect(subject.difference(owner, aCompanyConfiguration({ name: 'Another' }))).toEqual([]);
  });

  it('is done with once it is published: no undo takes a company away [PB-16]', () => {
    expect(subject.page).toBe('/merchants/new');
    expect([onboarding.key, signup.key]).toEqual(['onboarding.NEWCO', 'signup.NEWCO']);
    expect(subject.discard(owner, changesOf(onboarding), onboarding)).toEqual([{ ...onboarding, value: undefined }]);
    expect(subject.problems({ before: owner, after: owner })).toEqual([]);
    const rest = changesAfterPublish(changesOf(), [onboarding, signup], {
      readPublished: (change) => subject.read(owner, change),
      valueToUndo: (change) => subject.valueToUndo(change),
    });
    expect(rest).toEqual([]);
  });

  it('says who is new, and nothing of accounts and keys [PC-10] [TL-9]', () => {
    const context = { before: owner, after: owner };
    const said = [describeChange(onboarding, context), describeChange(signup, context)];
    expect(said).toMatchObject([
      {
        title: 'onboarding',
        code: 'NEWCO',
        act: 'added',
        fields: [{ after: { text: 'New Company' } }, { after: { text: 'Ada Lovelace' } }, { after: { value: 2 } }],
      },
      {
        title: 'signup',
        code: 'NEWCO',
        act: 'added',
        fields: [{ field: 'contactName', before: { kind: 'nothing' }, after: { kind: 'text', text: 'Ada Lovelace' } }],
        moves: [],
      },
    ]);
    expect(said[0]?.fields.map(({ field, before }) => [field, before.kind])).toEqual([
      ['companyName', 'nothing'],
      ['contactName', 'nothing'],
      ['pricingTier', 'nothing'],
    ]);
    expect(said[0]?.fields.at(-1)?.after).toEqual({ kind: 'number', value: 2 });
    expect(said[0]?.moves).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(/secret-key|charged-here|staff@/);
  });

  it('is owned in no other shape', () => {
    expect(subject.owns({ ...onboarding, type: 'SIGNUP' })).toBe(false);
    expect(subject.owns({ ...onboarding, key: 'onboarding.OTHER' })).toBe(false);
    expect(subject.owns({ ...onboarding, value: { companyId: 'NEWCO' } })).toBe(false);
    expect(subject.owns({ ...signup, value: 'NEWCO' })).toBe(false);
    expect(subject.owns({ ...signup, key: 'signup.OTHER' })).toBe(false);
    expect(subject.owns({ ...signup, type: 'ONBOARD' })).toBe(false);
    expect(subject.owns({ ...signup, value: null })).toBe(false);
    expect(subject.owns({ ...signup, key: 'signup.undefined', value: [] })).toBe(false);
    expect(subject.owns({ ...signup, value: { organisationId: 'NEWCO', applicant: 'Ada' } })).toBe(false);
    const { companyName: _, ...unnamed } = anOnboarding({ companyId: 'NEWCO' });
    expect(subject.owns({ ...onboarding, value: unnamed })).toBe(false);
    expect(subject.owns({ ...onboarding, value: { ...unnamed, companyName: 'New', productSettings: [] } })).toBe(false);
    expect(subject.owns({ ...onboarding, value: undefined })).toBe(false);
  });
});
