import type { ChangeCommand } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { maskSecrets } from '../shared/maskSecrets.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';
import type { SignupPayload } from './signupPayload.ts';

const ONBOARDING_PREFIX = 'onboarding.';
const SIGNUP_PREFIX = 'signup.';

/** The pending change that onboards a merchant. */
export const onboardingChange = (value: OnboardingPayload): PendingChange => ({
  type: 'ONBOARD',
  key: `${ONBOARDING_PREFIX}${value.companyId}`,
  value,
});

/** The pending change that signs a merchant up. */
export const signupChange = (value: SignupPayload): PendingChange => ({
  type: 'SIGNUP',
  key: `${SIGNUP_PREFIX}${value.organisationId}`,
  value,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isOnboardingChange = (
  change: PendingChange,
): change is PendingChange & { readonly value: OnboardingPayload } =>
  change.type === 'ONBOARD' &&
  isRecord(change.value) &&
  change.key === `${ONBOARDING_PREFIX}${String(change.value['companyId'])}` &&
  typeof change.value['companyName'] === 'string' &&
  isRecord(change.value['productSettings']);

export const isSignupChange = (change: PendingChange): change is PendingChange & { readonly value: SignupPayload } =>
  change.type === 'SIGNUP' &&
  isRecord(change.value) &&
  change.key === `${SIGNUP_PREFIX}${String(change.value['organisationId'])}` &&
  isRecord(change.value['applicant']);

/**
 * New merchants, made in the owner's own organisation. They are no part of its configuration: publishing makes a
 * company, which no undo takes away again.
 */
export const onboardingCommand: ChangeCommand = {
  parse: (change) => (isOnboardingChange(change) || isSignupChange(change) ? change : undefined),
  // The accounts they carry are held by no configuration, and so by no history.
  recorded: (change) => ({
    ...change,
    value: maskSecrets(change.value),
    originalValue: maskSecrets(change.originalValue),
  }),
};
