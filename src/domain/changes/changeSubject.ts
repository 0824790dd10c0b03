import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeContext, ChangeProblem } from './changeDescription.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/**
 * The pages on which changes are made: below the company's prefix, whole for a page of the owner's. One that is not
 * built yet gives its changes a heading all the same, only no way there.
 */
export type ChangePage =
  | '/branding'
  | '/wording'
  | '/languages'
  | '/navigation'
  | '/footer-links'
  | '/return-reasons'
  | '/return-form'
  | '/return-rules'
  | '/refunds'
  | '/international'
  | '/return-addresses'
  | '/carriers'
  | '/in-store-returns'
  | '/settings'
  | '/dispositions'
  | '/merchants/new'
  | '/configuration';

/**
 * What a family of change keys is about. Each editable part of the configuration has one; review, publishing,
 * conflicts and the marks in the navigation all ask it instead of knowing the part. What is said of its changes stands in
 * `describeChange`, which is fetched with the review.
 */
export type ChangeSubject = {
  readonly page: ChangePage;
  /** True for its keys with values of its shape: storage and history may hold anything. */
  owns(change: PendingChange): boolean;
  /** The value a configuration holds for the change's key, comparable with `originalValue`. */
  read(configuration: CompanyConfiguration, change: PendingChange): unknown;
  /** The configuration with these changes, all of this subject, made. */
  apply(configuration: CompanyConfiguration, changes: readonly PendingChange[]): CompanyConfiguration;
  /**
   * The changes that lead from one configuration to the other in all that is this subject's: `apply` on `from` then holds
   * what `to` does, field by field. Their `originalValue` is what `from` holds; what is equal on both sides is no change.
   */
  difference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[];
  /** The value that takes a published change back: its key then reads as `originalValue` again. */
  valueToUndo(change: PendingChange): unknown;
  /** The edits that discard one change and leave the others as they stand. */
  discard(
    configuration: CompanyConfiguration,
    present: PendingChanges,
    change: PendingChange,
  ): readonly PendingChange[];
  /** What to know before publishing these changes together. */
  problems(context: ChangeContext): readonly ChangeProblem[];
};
