import { byRules } from '../validation/byRules.ts';
import type { Webhook } from '../company/companySettings.ts';

/** Most addresses that are told of returns, and longest order instructions in characters. */
export const MAX_WEBHOOKS = 20;
const MAX_ORDER_INSTRUCTIONS = 2000;
const MAX_ADDRESS = 500;

type Message =
  | 'validation.emailInvalidError'
  | 'validation.websiteInvalidError'
  | 'validation.invalidValue'
  | 'settings.errors.webhookTaken'
  | 'settings.errors.tooManyWebhooks';

export const supportEmailProblem = (email: string): Message | undefined =>
  byRules(['email', 'excludeFullWidthEmail'])(email);

/** What is wrong with one address that is told of returns; `others` are the rest of them [VL-website]. */
export function webhookProblem(url: string, others: readonly string[]): Message | undefined {
  if (url === '' || url.length > MAX_ADDRESS) return 'validation.websiteInvalidError';
  return byRules(['website'])(url) ?? (others.includes(url) ? 'settings.errors.webhookTaken' : undefined);
}

export function webhooksProblem(webhooks: readonly Webhook[]): Message | undefined {
  if (webhooks.length > MAX_WEBHOOKS) return 'settings.errors.tooManyWebhooks';
  const earlier: string[] = [];
  for (const { url } of webhooks) {
    const problem = webhookProblem(url, earlier);
    if (problem) return problem;
    earlier.push(url);
  }
  return undefined;
}

export const orderInstructionsProblem = (text: string): Message | undefined =>
  text.length > MAX_ORDER_INSTRUCTIONS ? 'validation.invalidValue' : undefined;
