import type { ReactNode } from 'react';
import type { CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** `name`: accessible name of the button. */
export type OtherValueAction = { readonly label: string; readonly name: string; readonly onPress: () => void };

/** Published or newer value, shown below the field. */
export type OtherValue = {
  readonly text: string;
  /** Visual sample: a colour, a picture. */
  readonly sample?: ReactNode;
  /** Word by word. Shown instead of `text`. */
  readonly difference?: ReactNode;
  /** For example "Published:". */
  readonly label?: string | undefined;
  /** Not replaced yet, so it is not struck through and its label is shown. */
  readonly isOpen?: boolean | undefined;
  readonly actions?: readonly OtherValueAction[] | undefined;
};

/** Translated texts around a control. */
export type FieldTexts = {
  readonly label: string;
  /** Change key of the setting, so that a URL can lead to it (`revealSetting`). */
  readonly 'data-setting'?: string | undefined;
  readonly hint?: string | undefined;
  /** Says what is wrong and how to fix it. Marks the field as invalid. */
  readonly error?: string | undefined;
  /** Shown only near the limit. */
  readonly limit?: CharactersLeft | undefined;
  /** Mark of an optional field, e.g. "(optional)". */
  readonly optionalMark?: string | undefined;
  /** Published value, if different. */
  readonly was?: OtherValue | undefined;
};
