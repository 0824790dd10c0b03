import { recordedChange } from '../carriers/account/recordedAccounts.ts';
import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { parseCompanyId } from '../company/companyId.ts';
import type { ConfigurationDocument, ConfigurationParts } from '../publishing/configurationParts.ts';
import { refuse } from '../shared/write.ts';

/** What publishing asks of the parts of a configuration, answered by their change subjects. */
export const assembleParts = (registry: ChangeRegistry): ConfigurationParts => ({
  difference(before, after) {
    const [from, to] = [configurationIn(before), configurationIn(after)];
    return from && to ? registry.difference(from, to) : [];
  },
  arrange: (made, base, changes) => registry.arrange(made, base, changes),
  refuse(current, next) {
    const [before, after] = [configurationIn(current), configurationIn(next)];
    const refusal = before && after && registry.refusal(before, after);
    return refusal && refuse(refusal.pointer, refusal.reason, refusal.message);
  },
  // Of any change, for earlier releases wrote whole products down, accounts included.
  recorded: (change) => registry.recorded(recordedChange(change)),
});

function configurationIn(document: ConfigurationDocument): CompanyConfiguration | undefined {
  const companyId = parseCompanyId(document.companyId);
  return companyId && { ...document, companyId };
}
