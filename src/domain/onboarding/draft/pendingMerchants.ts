import type { PendingChange } from '../../changes/pendingChange.ts';
import { parseNewMerchant } from '../onboardingCommand.ts';
import type { SignupPayload } from '../signupPayload.ts';
import { comparableName, tradingNameOf } from '../tradingName.ts';
import type { PendingMerchant } from './draftChanges.ts';
import type { UsedNames } from './draftProblems.ts';

export function pendingMerchants(changes: readonly PendingChange[]): readonly PendingMerchant[] {
  const parsed = changes.flatMap((change) => parseNewMerchant(change) ?? []);
  const signups = new Map<string, SignupPayload>();
  for (const change of parsed) if (change.part === 'signup') signups.set(change.value.organisationId, change.value);
  return parsed.flatMap((change) =>
    change.part === 'onboarding' ? [{ onboarding: change.value, signup: signups.get(change.value.companyId) }] : [],
  );
}

export function namesUsedBy(merchants: readonly PendingMerchant[], except?: string): UsedNames {
  const others = merchants.filter(({ onboarding }) => onboarding.companyId !== except);
  return {
    companyIds: new Set(others.map(({ onboarding }) => onboarding.companyId.toUpperCase())),
    tradingNames: new Set(
      others.flatMap(
        ({ onboarding, signup }) => (signup && tradingNameOf(signup)) ?? comparableName(onboarding.companyName),
      ),
    ),
  };
}
