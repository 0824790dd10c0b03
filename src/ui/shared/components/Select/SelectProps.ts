import type { FieldTexts } from '../Field/fieldTexts.ts';

export type SelectOption<Value extends string> = {
  readonly id: Value;
  readonly label: string;
  readonly description?: string | undefined;
};

export type SelectProps<Value extends string> = FieldTexts & {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly placeholder: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};
