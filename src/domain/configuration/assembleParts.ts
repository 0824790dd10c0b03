import { recordedChange } from '../carriers/account/recordedAccounts.ts';
import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { parseCompanyId } from '../company/companyId.ts';
import type { ConfigurationDocument, ConfigurationParts } from '../publishing/configurationParts.ts';
import { unexplainedKeys } from './unexplainedKeys.ts';
import { maskSecrets } from '../shared/maskSecrets.ts';
import { refuse } from '../shared/write.ts';

export const assembleParts = (registry: ChangeRegistry): ConfigurationParts => ({
  difference(before, after) {
    const [from, to] = [configurationIn(before), configurationIn(after)];
    return from && to ? registry.difference(from, to) : [];
  },
  arrange: (result, base, changes) => registry.arrange(result, base, changes),
  refuseValues(existing, next) {
    const [after, ...others] = [next, ...existing].flatMap((document) => configurationIn(document) ?? []);
    const invalid = after ? registry.invalid(others, after) : [];
    if (invalid.length === 0) return undefined;
    const message = invalid.find((each) => each.message !== undefined)?.message;
    const errors = invalid.map(({ pointer, reason }) => ({ pointer, message: reason }));
    return { kind: 'invalid', ...(message !== undefined && { message }), errors };
  },
  refuse(current, next) {
    const [before, after] = [configurationIn(current), configurationIn(next)];
    const refusal = before && after && registry.refusal(before, after);
    return refusal && refuse(refusal.pointer, refusal.reason, refusal.message);
  },
  recorded(change) {
    // Mask the secrets even in changes that cannot be parsed, e.g. accounts in products of earlier releases.
    const storableChange = registry.isReadable(change) ? change : withoutSecrets(change);
    return registry.recorded(recordedChange(storableChange));
  },
  unexplained(base, result, announced) {
    const [from, to] = [configurationIn(base), configurationIn(result)];
    return from && to ? unexplainedKeys(registry, from, to, announced) : [];
  },
  commands: (changes) => changes.filter((change) => registry.isCommand(change)),
});

const withoutSecrets = (change: PendingChange): PendingChange => ({
  ...change,
  value: maskSecrets(change.value),
  originalValue: maskSecrets(change.originalValue),
});

function configurationIn(document: ConfigurationDocument): CompanyConfiguration | undefined {
  const companyId = parseCompanyId(document.companyId);
  return companyId && { ...document, companyId };
}
