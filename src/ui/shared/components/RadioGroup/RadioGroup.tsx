import { selectById } from '../selectById.ts';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../classNames.ts';
import choice from './Choice.module.scss';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';

export type RadioOption<Value extends string> = {
  readonly id: Value;
  readonly label: string;
  readonly description?: string | undefined;
};

export type RadioGroupProps<Value extends string> = FieldTexts & {
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Shows options as cards in one row if there is enough space. For short options. */
  readonly isInRow?: boolean | undefined;
};

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  optionalMark,
  was,
  options,
  value,
  onChange,
  isInRow = false,
  'data-setting': setting,
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      data-setting={setting}
      className={classNames(styles.field)}
      value={value ?? null}
      onChange={selectById(options, onChange)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalMark={optionalMark} />
      <FieldNotes hint={hint} />
      <div className={classNames(choice.group, isInRow && choice.inRow)}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={classNames(choice.choice)}>
            <span className={classNames(choice.mark, choice.round)} />
            <span className={choice.words}>
              <KeyedText>{option.label}</KeyedText>
              {option.description !== undefined && <span className={choice.description}>{option.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes error={error} was={was} />
    </AriaRadioGroup>
  );
}
