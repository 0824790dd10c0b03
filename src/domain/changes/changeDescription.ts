import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { FeatureName } from '../features/featureNames.ts';
import type { TextKey } from '../shared/textKey.ts';
import type { PendingChange } from './pendingChange.ts';
import type { Phrase } from './phrase.ts';

/** The configurations a change is described between: names and places are looked up in them. */
export type ChangeContext = {
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** Whether what is pending outlives the page, secrets that were typed included. */
  readonly keepsSecrets?: boolean;
};

export type ChangeKind = 'added' | 'changed' | 'removed';
/** What the codes of a list stand for: ISO 3166, BCP 47, ISO 4217, or the path of a merchant's page. */
export type CodeKind = 'region' | 'language' | 'currency' | 'page';

export type DisplayValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'label'; readonly label: TextKey }
  /** `isConfigured`: an item may be a key of a text, as a title of the navigation. */
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isConfigured?: true }
  /** Any number of names without an order: what comes and what goes is shown, what stays is counted. */
  | { readonly kind: 'chips'; readonly names: readonly string[]; readonly codesOf?: CodeKind | undefined }
  /** A longer text in the language of a BCP 47 tag; two of them are compared word by word. */
  | { readonly kind: 'words'; readonly text: string; readonly language: string }
  /** `shows` names what the picture is, for where it cannot be seen. */
  | { readonly kind: 'image'; readonly url: string; readonly shows: 'logo' }
  /** The lines as they are written on a parcel, empty ones left out; `country` as a code of two letters. */
  | { readonly kind: 'address'; readonly lines: readonly string[]; readonly country?: string | undefined }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  /** A calendar date as `YYYY-MM-DD`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'number'; readonly value: number; readonly unit?: 'day' | 'percent' | undefined }
  /** An amount in units of the currency, a code of ISO 4217. */
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string }
  /** As `#rrggbb`; anything else is shown as text. */
  | { readonly kind: 'colour'; readonly colour: string };

/**
 * One comparison within a change. `field` is absent where the change has no other; `of` is whose it is where the change
 * is about several, and may be a key of a text.
 */
export type FieldDiff = {
  readonly field?: TextKey | undefined;
  readonly of?: string | undefined;
  readonly before: DisplayValue;
  readonly after: DisplayValue;
};

export type ChangeMove =
  | { readonly kind: 'moved'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'placed'; readonly position: number };

/** A change in words and values. Names are translation keys in full: each feature brings its own. */
export type ChangeDescription = {
  readonly title: TextKey;
  /** Completes the title: a code, in the merchant's own writing. */
  readonly code?: string | undefined;
  /** The part that is changed, if several changes share title and code. */
  readonly part?: TextKey | undefined;
  /** What the merchant calls it, where the fields do not say so already. */
  readonly name?: string | undefined;
  /** What it is called where it is only named; the title where absent. Empty where that is not known any more. */
  readonly label?: string | undefined;
  readonly act: ChangeKind;
  readonly fields: readonly FieldDiff[];
  readonly moves: readonly ChangeMove[];
};

/** Edits that repair a problem, offered as a button. */
export type ProblemRemedy = {
  readonly label: TextKey;
  readonly code: string;
  readonly edits: readonly PendingChange[];
};

export type ChangeProblem = {
  readonly problem: TextKey;
  readonly isBlocking: boolean;
  /** Takes something away from customers or sends it elsewhere: a person ticks it in the review before it is published. */
  readonly isDestructive?: boolean | undefined;
  readonly code?: string | undefined;
  /** Further names in the text of the problem. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly remedies?: readonly ProblemRemedy[] | undefined;
  /** The change key of the setting that it is about; without one, it is about the whole page of its feature. */
  readonly setting?: string | undefined;
  /** Whose it is; absent where it is about the publish itself. */
  readonly feature?: FeatureName | undefined;
};
