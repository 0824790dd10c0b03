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
  refuse(current: ConfigurationDocument, next: ConfigurationDocument): WriteRefusal | undefined;
  recorded(change: PendingChange): PendingChange;
};
