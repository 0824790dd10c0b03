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

/** The companies that changes with these keys onboard. */
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

/** A new merchant, as far as the values were checked: the rest is the service's to judge. */
export type OnboardingChange = PendingChange & { readonly part: 'onboarding'; readonly value: OnboardingPayload };
export type SignupChange = PendingChange & { readonly part: 'signup'; readonly value: PendingSignup };
export type NewMerchantChange = OnboardingChange | SignupChange;

const isOnboarding = (value: unknown): value is OnboardingPayload =>
  isRecord(value) && isText(value['companyId']) && isText(value['companyName']) && isRecord(value['productSettings']);

const isSignup = (value: unknown): value is PendingSignup =>
  isRecord(value) && isText(value['organisationId']) && isRecord(value['applicant']);

/** The change as a new merchant; `undefined` for any other, and for a payload of another merchant than its key names. */
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

/** New merchants: no part of a configuration, for publishing makes a company, which no undo takes away again. */
export const onboardingCommand: ChangeCommand<NewMerchantChange> = {
  parse: parseNewMerchant,
  storable: (change) => (change.part === 'onboarding' ? { ...change, value: withoutKey(change.value) } : change),
  // The accounts they carry are held by no configuration, and so by no history.
  recorded: (change) => ({
    ...change,
    value: maskSecrets(change.value),
    originalValue: maskSecrets(change.originalValue),
  }),
};
