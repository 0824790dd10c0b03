import { describe, expect, it } from 'vitest';
import { webhookProblem } from '../../../src/domain/settings/webhooksProblem.ts';
import { webAddressRule } from '../../../src/domain/validation/valueRules.ts';

const FTP = ['ftp://files.company.example/policy', 'FTP://files.company.example'];
const WEB = ['https://www.company.example/policy', 'HTTP://company.example'];

describe('the URL of a link or a webhook', () => {
  it.each(FTP)('is rejected if browsers cannot open the URL: %s [VL-httpProtocol] [VL-website]', (url) => {
    expect(webAddressRule.problem?.(url)).toBe('validation.websiteInvalidError');
    expect(webhookProblem(url, [])).toBe('validation.websiteInvalidError');
  });

  it.each(WEB)('is accepted if the URL is a public web address: %s', (url) => {
    expect(webAddressRule.problem?.(url)).toBeUndefined();
    expect(webhookProblem(url, [])).toBeUndefined();
  });
});
