import type { ChangeAspect, ChangeDescription, ChangeFace } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isOnboardingChange } from './onboardingSubject.ts';
import type { SignupPayload } from './signupPayload.ts';

const told = (aspect: ChangeAspect['aspect'], after: ChangeFace): ChangeAspect => ({
  aspect,
  before: { kind: 'nothing' },
  after,
});
const textFace = (value: unknown): ChangeFace => ({ kind: 'text', text: typeof value === 'string' ? value : '' });

/** A new merchant in words and values; nothing of its accounts and keys. */
export function describeOnboardingChange(change: PendingChange): ChangeDescription {
  if (isOnboardingChange(change)) {
    const { companyId, companyName, contactName, productSettings } = change.value;
    const aspects = [
      told('companyName', textFace(companyName)),
      told('contactName', textFace(contactName)),
      told('pricingTier', { kind: 'number', value: productSettings.pricingTier }),
    ];
    return { title: 'onboarding', code: companyId, act: 'added', aspects, moves: [] };
  }
  const { organisationId, applicant } = change.value as SignupPayload;
  const aspects = [told('contactName', textFace(applicant.contactName))];
  return { title: 'signup', code: organisationId, act: 'added', aspects, moves: [] };
}
