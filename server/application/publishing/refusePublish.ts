import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { startsInLanguageNotOffered } from '../../../src/domain/application-config/languageProblems.ts';
import { ruleConflicts } from '../../../src/domain/rules/changes/ruleConflicts.ts';
import { MAX_RULES } from '../../../src/domain/rules/validateRule.ts';
import type { ServiceFailure } from '../shared/failure.ts';

const messages = {
  ruleNameTaken: 'validation.ruleNameInUse',
  exceptionTaken: 'validation.exceptionAlreadyExists',
} as const;

/**
 * Why a configuration may not become current, asked of the whole when it is about to: on its way a draft may pass
 * through what no publish may end in, as when two rules exchange their names.
 */
export function refusePublish(
  current: MerchantConfigDocument,
  next: MerchantConfigDocument,
): ServiceFailure | undefined {
  if (startsInLanguageNotOffered(next) && !startsInLanguageNotOffered(current)) {
    const pointer = '/applicationConfig/config/languages/default';
    return { kind: 'invalid', errors: [{ pointer, message: 'default-language-not-offered' }] };
  }
  return refuseRules(current, next);
}

function refuseRules(
  { rulesConfig: before = [] }: MerchantConfigDocument,
  { rulesConfig: after = [] }: MerchantConfigDocument,
): ServiceFailure | undefined {
  if (after.length > MAX_RULES && after.length > before.length)
    return { kind: 'invalid', errors: [{ pointer: '/rulesConfig', message: 'too-many-rules' }] };
  const [clash] = ruleConflicts(before, after);
  if (!clash) return undefined;
  const pointer = `/rulesConfig/${after.findIndex(({ ruleId }) => ruleId === clash.ruleId)}`;
  return { kind: 'invalid', message: messages[clash.clash], errors: [{ pointer, message: clash.clash }] };
}
