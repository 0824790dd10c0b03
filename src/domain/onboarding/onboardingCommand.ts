import type { ChangeCommand } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { maskSecrets } from '../shared/maskSecrets.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';
import type { PendingSignup } from './signupPayload.ts';

const ONBOARDING_PREFIX = 'onboarding.';
const SIGNUP_PREFIX = 'signup.';

export const onboardingKeyOf = (companyId: string): string => `${ONBOARDING_PREFIX}${companyId}`;
export const signupKeyOf = (companyId: string): string => `${SIGNUP_PREFIX}${companyId}`;

export const onboardedBy = (keys: Iterable<string>): readonly string[] =>
  [...keys].flatMap((key) => (key.startsWith(ONBOARDING_PREFIX) ? [key.slice(ONBOARDING_PREFIX.length)] : []));

export const onboardingChange = (value: OnboardingPayload): PendingChange => ({
  type: 'ONBOARD',
  key: onboardingKeyOf(value.companyId),
  value,
});

export const signupChange = (value: PendingSignup): PendingChange => ({
  type: 'SIGNUP',
  key: signupKeyOf(value.organisationId),
  value,
});

/** Onboarding of a new merchant. Only key and company id are validated here; the service validates the rest. */
export type OnboardingChange = PendingChange & { readonly part: 'onboarding'; readonly value: OnboardingPayload };
export type SignupChange = PendingChange & { readonly part: 'signup'; readonly value: PendingSignup };
export type NewMerchantChange = OnboardingChange | SignupChange;

const isOnboarding = (value: unknown): value is OnboardingPayload =>
  isRecord(value) && isText(value['companyId']) && isText(value['companyName']) && isRecord(value['productSettings']);

const isSignup = (value: unknown): value is PendingSignup =>
  isRecord(value) && isText(value['organisationId']) && isRecord(value['applicant']);

/** Parses a change. `undefined` for other changes, and if payload and key contain different company ids. */
export function parseNewMerchant(change: PendingChange): NewMerchantChange | undefined {
  const { type, key, value } = change;
  if (type === 'ONBOARD' && isOnboarding(value) && key === onboardingKeyOf(value.companyId))
    return { ...change, part: 'onboarding', value };
  if (type === 'SIGNUP' && isSignup(value) && key === signupKeyOf(value.organisationId))
    return { ...change, part: 'signup', value };
  return undefined;
}

const withoutKey = (value: OnboardingPayload): OnboardingPayload => ({
  ...value,
  productSettings: { ...value.productSettings, consumerChargeAccountKey: '' },
});

/** New merchants. They are a command, because publishing them creates a company, which cannot be undone. */
export const onboardingCommand: ChangeCommand<NewMerchantChange> = {
  parse: parseNewMerchant,
  storable: (change) => (change.part === 'onboarding' ? { ...change, value: withoutKey(change.value) } : change),
  // Mask the accounts, because the history must not contain them.
  recorded: (change) => ({
    ...change,
    value: maskSecrets(change.value),
    originalValue: maskSecrets(change.originalValue),
  }),
};
