import type { ReactNode } from 'react';
import type { CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** Button next to an `OtherValue`. `name` is the accessible name of the button. */
export type OtherValueAction = { readonly label: string; readonly name: string; readonly onPress: () => void };

/** Value shown below a field for comparison: the published value, or a value that another user saved meanwhile. */
export type OtherValue = {
  readonly text: string;
  /** Preview of the value, e.g. a colour or a picture. */
  readonly sample?: ReactNode;
  /** Word-by-word comparison, shown instead of `text`. */
  readonly difference?: ReactNode;
  readonly label?: string | undefined;
  /**
   * The user still has to choose between this value and the value in the field, so this value is not struck through.
   */
  readonly isOpen?: boolean | undefined;
  readonly actions?: readonly OtherValueAction[] | undefined;
};

export type FieldTexts = {
  readonly label: string;
  /** Change key of the setting. A URL with this key scrolls to the field (`revealSetting`). */
  readonly 'data-setting'?: string | undefined;
  readonly hint?: string | undefined;
  /** Error message with a way to fix it. Marks the field as invalid. */
  readonly error?: string | undefined;
  readonly limit?: CharactersLeft | undefined;
  readonly optionalMark?: string | undefined;
  /** Published value, if it differs from the current value. */
  readonly was?: OtherValue | undefined;
};
