import type { TextKey } from '../shared/textKey.ts';

export type Phrase = {
  readonly key: TextKey;
  readonly count?: number | undefined;
  readonly values?: Readonly<Record<string, PhraseValue>> | undefined;
};

/** Placeholder value. Texts by merchants are inserted unchanged. Other values are formatted for the language. */
export type PhraseValue =
  | string
  | number
  | Phrase
  | { readonly date: string }
  | { readonly amount: number | string; readonly currency: string }
  | { readonly anyOf: readonly PhraseValue[] }
  | { readonly allOf: readonly PhraseValue[] };
