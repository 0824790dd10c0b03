import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { PendingChange } from './pendingChange.ts';

/**
 * What a family of change keys is about. Each editable part of the configuration has one; review, publishing,
 * conflicts and the marks in the navigation all ask it instead of knowing the part.
 */
export type ChangeSubject = {
  /** The page on which it is edited, below the company's prefix: `/return-reasons`. */
  readonly page: `/${string}`;
  /** True for its keys with values of its shape: storage and history may hold anything. */
  owns(change: PendingChange): boolean;
  /** The value a configuration holds for the change's key, comparable with `originalValue`. */
  read(configuration: CompanyConfiguration, change: PendingChange): unknown;
  /** The configuration with these changes, all of this subject, made. */
  apply(configuration: CompanyConfiguration, changes: readonly PendingChange[]): CompanyConfiguration;
  /** The value that takes a published change back: its key then reads as `originalValue` again. */
  valueToUndo(change: PendingChange): unknown;
  /** The change in words and values, for review and history. */
  describe(change: PendingChange): ChangeDescription;
};

/** A value of a comparison, as data for translation. */
export type ChangeFace =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'phrase'; readonly phrase: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** One comparison within a change: which aspect, before and after. */
export type ChangeAspect = { readonly aspect: string; readonly before: ChangeFace; readonly after: ChangeFace };

/** A change as data for translation: phrases are names that the page turns into texts. */
export type ChangeDescription = {
  readonly phrase: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly aspects: readonly ChangeAspect[];
};
