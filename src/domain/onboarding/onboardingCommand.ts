import type { ChangeCommand } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { maskSecrets } from '../shared/maskSecrets.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';
import type { SignupPayload } from './signupPayload.ts';

const ONBOARDING_PREFIX = 'onboarding.';
const SIGNUP_PREFIX = 'signup.';

export const onboardingChange = (value: OnboardingPayload): PendingChange => ({
  type: 'ONBOARD',
  key: `${ONBOARDING_PREFIX}${value.companyId}`,
  value,
});

export const signupChange = (value: SignupPayload): PendingChange => ({
  type: 'SIGNUP',
  key: `${SIGNUP_PREFIX}${value.organisationId}`,
  value,
});

/** A new merchant, as far as the values were checked: the rest is the service's to judge. */
export type OnboardingChange = PendingChange & { readonly part: 'onboarding'; readonly value: OnboardingPayload };
export type SignupChange = PendingChange & { readonly part: 'signup'; readonly value: SignupPayload };
export type NewMerchantChange = OnboardingChange | SignupChange;

const isOnboarding = (value: unknown): value is OnboardingPayload =>
  isRecord(value) && isText(value['companyId']) && isText(value['companyName']) && isRecord(value['productSettings']);

const isSignup = (value: unknown): value is SignupPayload =>
  isRecord(value) && isText(value['organisationId']) && isRecord(value['applicant']);

/** The change as a new merchant; `undefined` for any other, and for a payload of another merchant than its key names. */
export function parseNewMerchant(change: PendingChange): NewMerchantChange | undefined {
  const { type, key, value } = change;
  if (type === 'ONBOARD' && isOnboarding(value) && key === `${ONBOARDING_PREFIX}${value.companyId}`)
    return { ...change, part: 'onboarding', value };
  if (type === 'SIGNUP' && isSignup(value) && key === `${SIGNUP_PREFIX}${value.organisationId}`)
    return { ...change, part: 'signup', value };
  return undefined;
}

/** New merchants: no part of a configuration, for publishing makes a company, which no undo takes away again. */
export const onboardingCommand: ChangeCommand<NewMerchantChange> = {
  parse: parseNewMerchant,
  // The accounts they carry are held by no configuration, and so by no history.
  recorded: (change) => ({
    ...change,
    value: maskSecrets(change.value),
    originalValue: maskSecrets(change.originalValue),
  }),
};
