import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { type WriteRefusal, refuse } from '../shared/write.ts';
import { TOO_LARGE } from '../errors/errorMessages.ts';

export type ConfigurationDocument = Omit<CompanyConfiguration, 'companyId'> & { readonly companyId: string };

export type ConfigurationParts = {
  difference(before: ConfigurationDocument, after: ConfigurationDocument): readonly PendingChange[];
  arrange<Document extends ConfigurationDocument>(
    result: Document,
    base: Document,
    changes: readonly PendingChange[],
  ): Document;
  /** Refuses invalid values of `next`, except values that a document in `existing` already contains. */
  refuseValues(existing: readonly ConfigurationDocument[], next: ConfigurationDocument): WriteRefusal | undefined;
  refuse(current: ConfigurationDocument, next: ConfigurationDocument): WriteRefusal | undefined;
  recorded(change: PendingChange): PendingChange;
  /** Keys of `result` that differ from `base` with the announced changes applied. */
  unexplained(
    base: ConfigurationDocument,
    result: ConfigurationDocument,
    announced: readonly PendingChange[],
  ): readonly string[];
  /** Actions outside the configuration, which a comparison of two documents does not show. */
  commands(changes: readonly PendingChange[]): readonly PendingChange[];
};

/** Maximum characters of a configuration as JSON. Far above what its lists allow, and still usable in a browser. */
const MAX_CONFIGURATION = 2_000_000;

export function tooLarge(before: object, after: object): WriteRefusal | undefined {
  const size = JSON.stringify(after).length;
  const isTooLarge = size > MAX_CONFIGURATION && size > JSON.stringify(before).length;
  return isTooLarge ? refuse('', 'too large', TOO_LARGE) : undefined;
}
