import { withOwnerDefaults, type MerchantDefaults } from '../company/merchantDefaults.ts';
import { err } from '../shared/result.ts';
import type { Write } from '../shared/write.ts';
import type { ConfigurationDocument, ConfigurationParts } from './configurationParts.ts';

/**
 * A write that also refuses every value its page would not take, but for what stands or stood there [CF-7]. `owner` says
 * what holds for a merchant that does not say it itself.
 */
export const judgedWrite = <Document extends ConfigurationDocument, Input, Answer>(
  write: Write<Document, Input, Answer>,
  parts: ConfigurationParts,
  owner: MerchantDefaults | undefined,
): Write<Document, Input, Answer> => ({
  ...write,
  decide(document, input, fresh, earlier = []) {
    const decided = write.decide(document, input, fresh, earlier);
    if (!decided.ok) return decided;
    const refusal = parts.refuseValues([document, ...earlier], withOwnerDefaults(decided.value.document, owner));
    return refusal ? err(refusal) : decided;
  },
});
