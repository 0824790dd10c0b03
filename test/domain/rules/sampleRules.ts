import { readRule } from '../../../src/domain/rules/readRule.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { SAMPLE_NOW } from '../../../sample/generateMerchants.ts';
import { makeSample } from '../../../sample/makeSample.ts';

/** The rules of a sample merchant. All are valid. */
export function sampleRules(companyId: string): readonly ReturnRule[] {
  const merchants = makeSample({ seed: 7, now: SAMPLE_NOW }).owners.flatMap((owner) => owner.merchants);
  const merchant = merchants.find((each) => each.companyId === companyId);
  return (merchant?.configuration.rulesConfig ?? []).map((document) => {
    const rule = readRule(document);
    if (!rule.ok) throw new Error(`${document.ruleDescription}: ${rule.error.kind}`);
    return rule.value;
  });
}
