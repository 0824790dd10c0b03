import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { compareRevisions } from '../history/compareRevisions.ts';
import { withCreatedIds } from '../publishing/createdIds.ts';
import { hasContent } from '../changes/removal.ts';
import { createdIdsBetween } from './createdIdsBetween.ts';
import { isTidied } from './isTidied.ts';

/** Marker for parts without a change key, which no page edits. */
const OTHER_PARTS = '*';

/**
 * Keys whose result differs from the announced changes; empty for an honest client. Values normalized by the service
 * are expected.
 */
export function unexplainedKeys(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly string[] {
  // Changes without content are not sent [PC-6].
  const sent = announced.filter(({ value }) => hasContent(value));
  const unknown = sent.filter((change) => !registry.isReadable(change));
  const named = withCreatedIds(sent, createdIdsBetween(registry, base, made, sent));
  const expected = registry.masked(registry.apply(configured(base, made), named));
  const { changes, isComplete } = compareRevisions(registry, expected, registry.masked(made));
  const differing = changes.filter((change) => !isTidied(change, base));
  const keys = [...unknown, ...differing, ...newSecrets(registry, base, made, named)].map(({ key }) => key);
  return [...new Set(isComplete ? keys : [...keys, OTHER_PARTS])];
}

/** A missing application configuration is created before the first write to it. */
const configured = (base: CompanyConfiguration, made: CompanyConfiguration): CompanyConfiguration =>
  made.applicationConfig === undefined || base.applicationConfig?.version !== undefined
    ? base
    : {
        ...base,
        applicationConfig: { config: {}, ...base.applicationConfig, version: made.applicationConfig.version },
      };

/** Secrets that were replaced without an announced change. Both sides are masked, so their values are unknown. */
function newSecrets(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  announced: readonly PendingChange[],
): readonly PendingChange[] {
  const announcedKeys = new Set(registry.untold(announced).map(({ key }) => key));
  const recorded = registry.difference(base, made).map((change) => registry.recorded(change));
  return registry.untold(recorded).filter(({ key }) => !announcedKeys.has(key));
}
