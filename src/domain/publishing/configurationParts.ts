import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { WriteRefusal } from '../shared/write.ts';

/** A configuration as it is stored: its company id is yet to be read. */
export type ConfigurationDocument = Omit<CompanyConfiguration, 'companyId'> & { readonly companyId: string };

/** What publishing asks of the parts of a configuration. It knows none of them: they are handed in. */
export type ConfigurationParts = {
  /** The changes that lead from one document to the other, as their pages would have written them down. */
  difference(before: ConfigurationDocument, after: ConfigurationDocument): readonly PendingChange[];
  /** What a publish's writes made of `base`, with what its changes say beyond them: the order of its lists. */
  arrange<Document extends ConfigurationDocument>(
    made: Document,
    base: Document,
    changes: readonly PendingChange[],
  ): Document;
  /** Why a document may not take the place of the current one, where that is a question to the whole of it. */
  refuse(current: ConfigurationDocument, next: ConfigurationDocument): WriteRefusal | undefined;
  /** A change as it is written down: without secrets. */
  recorded(change: PendingChange): PendingChange;
};
