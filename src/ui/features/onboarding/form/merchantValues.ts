import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import type { DraftField } from '../../../../domain/onboarding/draft/draftFields.ts';
import { problemOfField, type UsedNames } from '../../../../domain/onboarding/draft/draftProblems.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import type { FieldRules } from '../../../shared/forms/useForm.ts';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';

/** Values of the form: the merchant's draft, and the typed text that is not added to the list of e-mail copies yet. */
export type MerchantValues = MerchantDraft & { readonly bccTyped: string };

/** Cannot be read again once it is pending. */
const SECRET = 'consumerChargeAccountKey';

/** Returns the rules of the fields in the visible parts, and of all secrets. */
export const fieldRulesOf = (
  fields: readonly DraftField[],
  used: UsedNames,
  parts: (part: DraftField['part']) => boolean,
): readonly FieldRules<MerchantValues>[] =>
  fields.flatMap(({ limit, ...field }): readonly FieldRules<MerchantValues>[] => {
    const isSecret = field.name === SECRET;
    if (!parts(field.part)) return isSecret ? [{ name: SECRET, isSecret }] : [];
    return [
      {
        name: field.name,
        isRequired: field.isRequired,
        check: (value: string | readonly string[]) => problemOfField(field, value, used) as FormMessage | undefined,
        ...(limit && { limit: (value: string) => charactersLeft(limit, value.trim()) }),
        isSecret,
      } as unknown as FieldRules<MerchantValues>,
    ];
  });
