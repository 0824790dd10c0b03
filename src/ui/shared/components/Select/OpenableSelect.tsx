import { Check, ChevronDown } from 'lucide-react';
import { type RefObject } from 'react';
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
import { memoWithHandlers } from '../../memoWithHandlers.tsx';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import popover from '../OverlayFrame/Popover.module.scss';
import type { SelectOption, SelectProps } from './SelectProps.ts';
import styles from './Select.module.scss';
import { useOpenAtOnce } from '../../lazy/useOpenAtOnce.ts';

export type OpenableSelectProps<Value extends string> = SelectProps<Value> & {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** It was asked for before its script was there. */
  readonly isOpenAtOnce: boolean;
};

/** From how many options on a closed list holds only the chosen one. */
const MANY = 50;

type SelectControlProps<Value extends string> = Omit<
  OpenableSelectProps<Value>,
  'options' | 'onChange' | 'isOpenAtOnce'
> & {
  /** Those in the list. */
  readonly shown: readonly SelectOption<Value>[];
  readonly onChoose: (id: unknown) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** What is drawn: not anew where only options change that a closed list does not hold. */
const SelectControl = memoWithHandlers(function SelectControl<Value extends string>({
  label,
  hint,
  error,
  optionalMark,
  was,
  shown,
  value,
  onChoose,
  placeholder,
  isLabelHidden = false,
  isDisabled = false,
  trigger,
  isOpen,
  onOpenChange,
  'data-setting': setting,
}: SelectControlProps<Value>) {
  return (
    <AriaSelect
      data-setting={setting}
      className={classNames(field.field, was !== undefined && field.changed)}
      value={value ?? null}
      onChange={onChoose}
      placeholder={placeholder}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <FieldLabel label={label} optionalMark={optionalMark} />}
      <Button ref={trigger} className={classNames(field.box, styles.button)}>
        <SelectValue className={classNames(styles.value)}>
          {({ selectedText, isPlaceholder }) => {
            const text = isPlaceholder ? placeholder : selectedText;
            return <span title={text ?? undefined}>{text}</span>;
          }}
        </SelectValue>
        <Glyph of={ChevronDown} size="small" className={styles.chevron} />
      </Button>
      <FieldNotes hint={hint} error={error} was={was} />
      <Popover className={classNames(popover.popover, styles.popover)} offset={4}>
        <ListBox className={classNames(popover.list)} items={shown}>
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
});

/** The field with its list. */
export function OpenableSelect<Value extends string>(props: OpenableSelectProps<Value>) {
  const { options, onChange, isOpenAtOnce, ...control } = props;
  const [isOpen, setOpen] = useOpenAtOnce(control.trigger, isOpenAtOnce);
  // A closed list of many is what was chosen: the library builds a node for every option it is given, at each drawing.
  const shown = isOpen || options.length <= MANY ? options : options.filter(({ id }) => id === control.value);
  return (
    <SelectControl
      {...control}
      shown={shown}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChoose={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
    />
  );
}
