import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

/** The configurations a change is described between: names and places are looked up in them. */
export type ChangeGround = { readonly before: CompanyConfiguration; readonly after: CompanyConfiguration };

/** What a change is about. Like every name here, data for translation: the page turns it into words. */
export type ChangeTitle = 'reason' | 'reasonOrder' | 'reasonSwitch' | 'reasonPattern';
export type ChangeAct = 'added' | 'changed' | 'removed';
export type AspectName = 'text' | 'payer' | 'asks' | 'offered';
export type ChangeWord = 'customerPays' | 'merchantPays' | 'asksNothing' | 'offered' | 'notOffered' | 'on' | 'off';

/** A value of a comparison. */
export type ChangeFace =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'word'; readonly word: ChangeWord }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** One comparison within a change. `aspect` is absent where the change has no other. */
export type ChangeAspect = {
  readonly aspect?: AspectName | undefined;
  readonly before: ChangeFace;
  readonly after: ChangeFace;
};

/** A place that says more than two long lists would; 1 is the first. */
export type ChangeMove =
  | { readonly kind: 'moved'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'placed'; readonly position: number };

/** A change in words and values. */
export type ChangeDescription = {
  readonly title: ChangeTitle;
  /** Completes the title: a code, in the merchant's own writing. */
  readonly code?: string | undefined;
  /** What the merchant calls it, where the aspects do not say so already. */
  readonly name?: string | undefined;
  readonly act: ChangeAct;
  readonly aspects: readonly ChangeAspect[];
  readonly moves: readonly ChangeMove[];
};

/** Something to know before publishing; a blocking one would be refused or break the portal. */
export type ChangeProblem = {
  readonly problem: 'noReasonOffered' | 'reasonCodeTaken' | 'tooManyReasons';
  readonly isBlocking: boolean;
  readonly code?: string | undefined;
};
