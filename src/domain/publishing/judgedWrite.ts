import { withOwnerDefaults, type MerchantDefaults } from '../company/merchantDefaults.ts';
import { withOwnerOffer, withOwnOffer } from '../company/ownerOffer.ts';
import { err, ok } from '../shared/result.ts';
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
    const laid = withOwnerOffer(document, owner);
    const judged = write.decide(laid, input, fresh, earlier);
    if (!judged.ok) return judged;
    const decided = ok({ ...judged.value, document: withOwnOffer(judged.value.document, document) });
    const refusal = parts.refuseValues([document, ...earlier], withOwnerDefaults(decided.value.document, owner));
    return refusal ? err(refusal) : decided;
  },
});
