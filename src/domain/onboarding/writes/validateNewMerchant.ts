import type { TextKey } from '../../shared/textKey.ts';
import { catalogueKeyOf } from '../../shared/valueRule.ts';
import { draftOf, KANA_FIELDS, namesIn } from '../draft/draftChanges.ts';
import { draftFields, type DraftField, type DraftFieldName } from '../draft/draftFields.ts';
import { isBlank, NOBODY, problemOfField } from '../draft/draftProblems.ts';
import type { OnboardingPayload } from '../onboardingPayload.ts';
import type { SignupPayload } from '../signupPayload.ts';
import type { Result } from '../../shared/result.ts';
import { refused, type WriteRefusal } from '../../shared/write.ts';

type NewMerchantError =
  | { readonly kind: 'required'; readonly pointer: string }
  | { readonly kind: 'malformed'; readonly pointer: string; readonly messageKey: TextKey };

const SIGNUP_FIELDS = [
  'companyName',
  'tradingName',
  'login',
  'phoneNumber',
  'lastNameKana',
  'firstNameKana',
  'latinName',
] as const satisfies readonly DraftFieldName[];

const isOfName = (name: DraftFieldName): boolean => name === 'firstName' || name === 'lastName';

function pointerOf({ name, part }: DraftField): string {
  if (isOfName(name)) return '/contactName';
  if (name === 'returnsSpeedType') return '/returns/returnsSpeedType';
  return part === 'product' && name !== 'bcc' ? `/productSettings/${name}` : `/${name}`;
}

function malformed(field: DraftField, value: string | readonly string[], pointer: string) {
  const problem = problemOfField(field, value, NOBODY);
  return problem && ({ kind: 'malformed', pointer, messageKey: catalogueKeyOf(problem) } as const);
}

function malformedCopy(field: DraftField, copies: readonly string[]): NewMerchantError | undefined {
  const index = copies.findIndex((copy) => malformed(field, [copy], '') !== undefined);
  if (index < 0) return undefined;
  return { kind: 'malformed', pointer: `/bcc/${index}`, messageKey: 'validation.emailInvalidError' };
}

export function validateOnboarding(
  payload: OnboardingPayload,
  carrier: string,
  allowsFreeNames = false,
): NewMerchantError | undefined {
  const draft = draftOf({ onboarding: { ...payload, contactName: payload.contactName.trim() } });
  for (const field of draftFields({ carrier, isSignupSkipped: true, canCopy: true, allowsFreeNames })) {
    const { name, part, isRequired } = field;
    if (part === 'signup' || KANA_FIELDS.has(name)) continue;
    const value = draft[name];
    const pointer = pointerOf(field);
    if (isRequired && isBlank(value)) return { kind: 'required', pointer };
    const error = typeof value === 'string' ? malformed(field, value, pointer) : malformedCopy(field, value);
    if (error) return error;
  }
  return undefined;
}

/** First error of a signup. The rules are those of the form [SG-1]. */
export function validateSignup(
  { applicant }: SignupPayload,
  carrier: string,
  allowsFreeNames = false,
): NewMerchantError | undefined {
  const names = namesIn(applicant.contactName.trim());
  const sent = new Map<DraftFieldName, unknown>([
    ['firstName', names.firstName],
    ['lastName', names.lastName],
    ...SIGNUP_FIELDS.map((name) => [name, applicant[name]] as const),
  ]);
  for (const field of draftFields({ carrier, isSignupSkipped: true, allowsFreeNames })) {
    const value = sent.get(field.name);
    const pointer = isOfName(field.name) ? 'contactName' : field.name;
    if (isOfName(field.name) && value === '') return { kind: 'required', pointer: `/applicant/${pointer}` };
    const error = typeof value === 'string' ? malformed(field, value, `/applicant/${pointer}`) : undefined;
    if (error) return error;
  }
  return undefined;
}

export const refusedMerchant = (error: NewMerchantError): Result<never, WriteRefusal> =>
  error.kind === 'required'
    ? refused(error.pointer, 'required', 'constants.allFieldsError')
    : refused(error.pointer, error.messageKey, error.messageKey);
