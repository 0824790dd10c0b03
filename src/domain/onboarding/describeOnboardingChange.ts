import type { FieldDiff, ChangeDescription, DisplayValue } from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isOnboardingChange } from './onboardingCommand.ts';
import type { SignupPayload } from './signupPayload.ts';

const told = (field: FieldDiff['field'], after: DisplayValue): FieldDiff => ({
  field,
  before: { kind: 'nothing' },
  after,
});
const textDisplay = (value: unknown): DisplayValue => ({ kind: 'text', text: typeof value === 'string' ? value : '' });

/** A new merchant in words and values; nothing of its accounts and keys. */
export function describeOnboardingChange(change: PendingChange): ChangeDescription {
  if (isOnboardingChange(change)) {
    const { companyId, companyName, contactName, productSettings } = change.value;
    const fields = [
      told('companyName', textDisplay(companyName)),
      told('contactName', textDisplay(contactName)),
      told('pricingTier', { kind: 'number', value: productSettings.pricingTier }),
    ];
    return { title: 'onboarding', code: companyId, act: 'added', fields, moves: [] };
  }
  const { organisationId, applicant } = change.value as SignupPayload;
  const fields = [told('contactName', textDisplay(applicant.contactName))];
  return { title: 'signup', code: organisationId, act: 'added', fields, moves: [] };
}
