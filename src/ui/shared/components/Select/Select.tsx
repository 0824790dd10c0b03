import { selectById } from '../selectById.ts';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { classNames } from '../../classNames.ts';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import popover from '../OverlayFrame/Popover.module.scss';
import styles from './Select.module.scss';

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

/** If a list has more options than this, only the selected option is passed to React Aria while the list is closed. */
const MAX_CLOSED_OPTIONS = 50;

export function Select<Value extends string>({
  label,
  hint,
  error,
  optionalMark,
  was,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  isDisabled = false,
  'data-setting': setting,
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  // React Aria creates a node for each option on each render. A closed list needs only the selected option.
  const renderedOptions =
    isOpen || options.length <= MAX_CLOSED_OPTIONS ? options : options.filter(({ id }) => id === value);
  return (
    <AriaSelect
      data-setting={setting}
      className={classNames(field.field, was !== undefined && field.changed)}
      value={value ?? null}
      onChange={selectById(options, onChange)}
      placeholder={placeholder}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <FieldLabel label={label} optionalMark={optionalMark} />}
      <Button className={classNames(field.box, styles.button)}>
        <SelectValue className={classNames(styles.value)}>
          {({ selectedText, isPlaceholder }) => {
            const text = isPlaceholder ? placeholder : selectedText;
            return (
              <span dir="auto" title={text ?? undefined}>
                {text}
              </span>
            );
          }}
        </SelectValue>
        <Glyph of={ChevronDown} size="small" className={styles.chevron} />
      </Button>
      <FieldNotes hint={hint} error={error} was={was} />
      <Popover className={classNames(popover.popover, popover.ofField)} offset={4}>
        <ListBox className={classNames(popover.list)} items={renderedOptions}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={classNames(popover.item)}>
              <span className={popover.words}>
                <Text slot="label">{option.label}</Text>
                {option.description !== undefined && (
                  <Text slot="description" className={classNames(popover.description)}>
                    {option.description}
                  </Text>
                )}
              </span>
              <Glyph of={Check} size="small" className={popover.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
