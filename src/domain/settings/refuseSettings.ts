import type { CompanySettings, CompanySettingsPatch } from '../company/companySettings.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { orderInstructionsProblem, supportEmailProblem, webhooksProblem } from './companySettingProblem.ts';

/** The first written setting that may not be as it is; what is held already is not asked about. */
export function refuseSettings(
  held: readonly CompanySettings[],
  patch: CompanySettingsPatch,
): { readonly name: string; readonly message: string } | undefined {
  const isHeld = (read: (settings: CompanySettings) => unknown, value: unknown): boolean =>
    held.some((each) => deepEqual(read(each), value));
  const { orderInstructions: text, webhooks } = patch;
  const email = patch.emailAddresses?.multiCarrierSupportEmail;
  if (text && !isHeld((each) => each.orderInstructions, text)) {
    const problem = orderInstructionsProblem(text);
    if (problem) return { name: 'orderInstructions', message: problem.key };
  }
  if (email && !isHeld((each) => each.emailAddresses?.multiCarrierSupportEmail, email)) {
    const message = supportEmailProblem(email);
    if (message) return { name: 'emailAddresses', message };
  }
  if (webhooks && !isHeld((each) => each.webhooks, webhooks)) {
    const message = webhooksProblem(webhooks);
    if (message) return { name: 'webhooks', message };
  }
  return undefined;
}
