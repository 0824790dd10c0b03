import { isHttpAddress } from '../validation/formats/isHttpAddress.ts';
import { byRules } from '../validation/validate.ts';
import { isTooLong, unitLimit } from '../validation/textLimit.ts';
import type { Webhook } from '../company/companySettings.ts';

/** URL for comparison (RFC 3986, section 6.2), without host case, final dot, default port and fragment. */
function webAddressKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  address.hash = '';
  address.hostname = address.hostname.replace(/\.$/, '');
  return address.href;
}

export const MAX_WEBHOOKS = 20;
export const WEBHOOK_LIMIT = unitLimit(500);

type Message = 'validation.websiteInvalidError' | 'settings.errors.webhookTaken' | 'settings.errors.tooManyWebhooks';

/** Error of a webhook URL, which must differ from the URLs in `others` [VL-website]. */
export function webhookProblem(url: string, others: readonly string[]): Message | undefined {
  if (!isHttpAddress(url) || isTooLong(WEBHOOK_LIMIT, url)) return 'validation.websiteInvalidError';
  const key = webAddressKey(url);
  const isDuplicate = others.some((other) => webAddressKey(other) === key);
  return byRules(['website'])(url) ?? (isDuplicate ? 'settings.errors.webhookTaken' : undefined);
}

export function webhooksProblem(webhooks: readonly Webhook[]): Message | undefined {
  if (webhooks.length > MAX_WEBHOOKS) return 'settings.errors.tooManyWebhooks';
  const previousKeys: string[] = [];
  for (const { url } of webhooks) {
    const problem = webhookProblem(url, previousKeys);
    if (problem) return problem;
    previousKeys.push(url);
  }
  return undefined;
}
