import type { CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** What every field may say around its control. The words come translated. */
export type FieldTexts = {
  readonly label: string;
  /** The setting it edits, by its change key: its address leads to it (`revealSetting`). */
  readonly 'data-setting'?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  readonly error?: string | undefined;
  /** What is left of the most that may be typed; it is shown once little is. */
  readonly limit?: CharactersLeft | undefined;
  /** The mark of a field that may stay empty, such as "(optional)". */
  readonly optionalMark?: string | undefined;
  /** What is live now, where it differs: shown struck through under the control. */
  readonly was?: string | undefined;
  /** Introduces `was` to those who cannot see that it is struck through. */
  readonly wasLabel?: string | undefined;
  /** Beside `was`: makes it the value again. `name` says so to those who hear the button alone. */
  readonly putBack?: { readonly label: string; readonly name: string; readonly onPress: () => void } | undefined;
};
