import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { WriteRefusal } from '../shared/write.ts';

export type ConfigurationDocument = Omit<CompanyConfiguration, 'companyId'> & { readonly companyId: string };

export type ConfigurationParts = {
  difference(before: ConfigurationDocument, after: ConfigurationDocument): readonly PendingChange[];
  arrange<Document extends ConfigurationDocument>(
    made: Document,
    base: Document,
    changes: readonly PendingChange[],
  ): Document;
  /** Why a write may not make `next`, but for what one of the others holds already. */
  refuseValues(held: readonly ConfigurationDocument[], next: ConfigurationDocument): WriteRefusal | undefined;
  refuse(current: ConfigurationDocument, next: ConfigurationDocument): WriteRefusal | undefined;
  recorded(change: PendingChange): PendingChange;
  /** The keys in which `made` is not what the changes a publish was opened with make of `base`. */
  unexplained(
    base: ConfigurationDocument,
    made: ConfigurationDocument,
    said: readonly PendingChange[],
  ): readonly string[];
  /** Those of the changes that no two configurations tell: what was carried out beside them. */
  commands(changes: readonly PendingChange[]): readonly PendingChange[];
};
