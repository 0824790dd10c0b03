import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { FeatureName } from '../features/featureNames.ts';
import type { TextKey } from '../shared/textKey.ts';
import type { PendingChange } from './pendingChange.ts';
import type { Phrase } from './phrase.ts';

export type ChangeContext = {
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** True if pending changes, including typed secrets, survive a page reload. */
  readonly keepsSecrets?: boolean;
};

export type ChangeKind = 'added' | 'changed' | 'removed';
/** Code system of a list: ISO 3166, BCP 47, ISO 4217, the path of a merchant page, or a role. */
export type CodeKind = 'region' | 'language' | 'currency' | 'page' | 'role';

export type DisplayValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'label'; readonly label: TextKey }
  /** `isConfigured`: an item may be a text key, e.g. a navigation title. */
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isConfigured?: true }
  /** Names without an order. Added and removed names are shown; unchanged names are only counted. */
  | { readonly kind: 'chips'; readonly names: readonly string[]; readonly codesOf?: CodeKind | undefined }
  /** Long text in a language (BCP 47 code). Two such texts are compared word by word. */
  | { readonly kind: 'words'; readonly text: string; readonly language: string }
  | { readonly kind: 'image'; readonly url: string; readonly shows: 'logo' }
  /** Non-empty lines as printed on a parcel. `country` is a two-letter code. */
  | { readonly kind: 'address'; readonly lines: readonly string[]; readonly country?: string | undefined }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  /** Date as `YYYY-MM-DD`. */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'number'; readonly value: number; readonly unit?: 'day' | 'percent' | undefined }
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string }
  /** Colour as `#rrggbb`. Any other value is shown as text. */
  | { readonly kind: 'colour'; readonly colour: string };

/**
 * `field` is absent if the change has only this comparison. `of` is the name of the entry with the field, or the text
 * key of this name.
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

export type ChangeDescription = {
  readonly title: TextKey;
  readonly code?: string | undefined;
  readonly part?: TextKey | undefined;
  /** The merchant's name for the entry. Absent if the fields already contain this name. */
  readonly name?: string | undefined;
  /** Short name of the entry in references. Defaults to the title. Empty if the name is no longer known. */
  readonly label?: string | undefined;
  readonly act: ChangeKind;
  readonly fields: readonly FieldDiff[];
  readonly moves: readonly ChangeMove[];
};

export type ProblemRemedy = {
  readonly label: TextKey;
  readonly code: string;
  readonly edits: readonly PendingChange[];
};

export type ChangeProblem = {
  readonly problem: TextKey;
  readonly isBlocking: boolean;
  /** True if customers lose an option or parcels are redirected. The user must confirm it before publishing. */
  readonly isDestructive?: boolean | undefined;
  readonly code?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly remedies?: readonly ProblemRemedy[] | undefined;
  /** Change key of the setting with the problem. Absent if the problem concerns the complete page of the feature. */
  readonly setting?: string | undefined;
  readonly feature?: FeatureName | undefined;
};
