import type { TextKey } from '../shared/textKey.ts';

export type Phrase = {
  readonly key: TextKey;
  /** Chooses the plural form. */
  readonly count?: number | undefined;
  readonly values?: Readonly<Record<string, PhraseValue>> | undefined;
};

/** What stands in a placeholder: the merchant's own words as they are, anything else as the language writes it. */
export type PhraseValue =
  | string
  | number
  | Phrase
  /** A calendar date as `YYYY-MM-DD`. */
  | { readonly date: string }
  | { readonly amount: number | string; readonly currency: string }
  | { readonly anyOf: readonly PhraseValue[] }
  | { readonly allOf: readonly PhraseValue[] };
