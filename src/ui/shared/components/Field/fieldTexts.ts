import type { ReactNode } from 'react';
import type { CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** `name` says what it does to those who hear the button alone. */
export type OtherValueAction = { readonly label: string; readonly name: string; readonly onPress: () => void };

/** The value that the one in the control takes the place of, or may. */
export type OtherValue = {
  readonly text: string;
  /** What the text is of, to look at: the sample of a colour, a picture. */
  readonly sample?: ReactNode;
  /** What became of the text, word by word; shown in its place. */
  readonly difference?: ReactNode;
  /** What kind of value it is, such as "Published:". */
  readonly label?: string | undefined;
  /** It is not replaced yet: it is not struck through, and its label is shown. */
  readonly isOpen?: boolean | undefined;
  readonly actions?: readonly OtherValueAction[] | undefined;
};

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
  /** What is live now, where it differs. */
  readonly was?: OtherValue | undefined;
};
