import { err } from '../shared/result.ts';
import type { Write } from '../shared/write.ts';
import type { ConfigurationDocument, ConfigurationParts } from './configurationParts.ts';

/** A write that also refuses every value its page would not take, but for what stands or stood there [CF-7]. */
export const judgedWrite = <Document extends ConfigurationDocument, Input, Answer>(
  write: Write<Document, Input, Answer>,
  parts: ConfigurationParts,
): Write<Document, Input, Answer> => ({
  ...write,
  decide(document, input, fresh, earlier = []) {
    const decided = write.decide(document, input, fresh, earlier);
    if (!decided.ok) return decided;
    const refusal = parts.refuseValues([document, ...earlier], decided.value.document);
    return refusal ? err(refusal) : decided;
  },
});
