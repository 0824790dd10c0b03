import { withOwnerDefaults, type MerchantDefaults } from '../company/merchantDefaults.ts';
import { withOwnerOffer, withOwnOffer } from '../company/ownerOffer.ts';
import { err, ok } from '../shared/result.ts';
import type { Write } from '../shared/write.ts';
import type { ConfigurationDocument, ConfigurationParts } from './configurationParts.ts';

/** Write that also refuses values that the page would reject. Values of stored documents are accepted [CF-7]. */
export const validatedWrite = <Document extends ConfigurationDocument, Input, Answer>(
  write: Write<Document, Input, Answer>,
  parts: ConfigurationParts,
  owner: MerchantDefaults | undefined,
): Write<Document, Input, Answer> => ({
  ...write,
  decide(document, input, fresh, earlier = []) {
    const merged = withOwnerOffer(document, owner);
    const decision = write.decide(merged, input, fresh, earlier);
    if (!decision.ok) return decision;
    const decided = ok({ ...decision.value, document: withOwnOffer(decision.value.document, document) });
    const refusal = parts.refuseValues([document, ...earlier], withOwnerDefaults(decided.value.document, owner));
    return refusal ? err(refusal) : decided;
  },
});
