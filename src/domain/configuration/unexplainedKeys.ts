import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { compareRevisions } from '../history/compareRevisions.ts';
import { withCreatedIds } from '../publishing/createdIds.ts';
import { hasContent } from '../changes/hasContent.ts';
import { createdIdsBetween } from './createdIdsBetween.ts';
import { isTidied } from './isTidied.ts';

/** Stands for what no change key names: parts of a configuration that no page edits. */
const OTHER_PARTS = '*';

/**
 * The keys in which a publish made something else of `base` than the changes it was opened with lead to: none of an honest
 * one. What a service gives or tidies explains itself; secrets are compared by whether one was replaced.
 */
export function unexplainedKeys(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  said: readonly PendingChange[],
): readonly string[] {
  // Nothing is sent of the others [PC-6].
  const sent = said.filter(({ value }) => hasContent(value));
  const unknown = sent.filter((change) => !registry.isReadable(change));
  const named = withCreatedIds(sent, createdIdsBetween(registry, base, made, sent));
  const expected = registry.masked(registry.apply(configured(base, made), named));
  const { changes, isWhole } = compareRevisions(registry, expected, registry.masked(made));
  const differing = changes.filter((change) => !isTidied(change, base));
  const keys = [...unknown, ...differing, ...newSecrets(registry, base, made, named)].map(({ key }) => key);
  return [...new Set(isWhole ? keys : [...keys, OTHER_PARTS])];
}

/** The application configuration that a company without one begins with is created before anything is written to it. */
const configured = (base: CompanyConfiguration, made: CompanyConfiguration): CompanyConfiguration =>
  made.applicationConfig === undefined || base.applicationConfig?.version !== undefined
    ? base
    : {
        ...base,
        applicationConfig: { config: {}, ...base.applicationConfig, version: made.applicationConfig.version },
      };

/** Of secrets, which are masked on both sides, that one was replaced without a word. */
function newSecrets(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  made: CompanyConfiguration,
  said: readonly PendingChange[],
): readonly PendingChange[] {
  const told = new Set(registry.untold(said).map(({ key }) => key));
  const recorded = registry.difference(base, made).map((change) => registry.recorded(change));
  return registry.untold(recorded).filter(({ key }) => !told.has(key));
}
