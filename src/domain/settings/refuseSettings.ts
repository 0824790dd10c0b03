import type { CompanySettingsPatch } from '../company/companySettings.ts';
import { orderInstructionsProblem, supportEmailProblem, webhooksProblem } from './companySettingProblem.ts';

/** The first of the written settings that may not be as it is, with what is said of it. Page and service ask the same. */
export function refuseSettings(
  patch: CompanySettingsPatch,
): { readonly name: string; readonly message: string } | undefined {
  const email = patch.emailAddresses?.multiCarrierSupportEmail;
  const problems = [
    ['orderInstructions', patch.orderInstructions ? orderInstructionsProblem(patch.orderInstructions) : undefined],
    ['emailAddresses', email ? supportEmailProblem(email) : undefined],
    ['webhooks', patch.webhooks ? webhooksProblem(patch.webhooks) : undefined],
  ] as const;
  const [found] = problems.flatMap(([name, message]) => (message ? [{ name, message }] : []));
  return found;
}
