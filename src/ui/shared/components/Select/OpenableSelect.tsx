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
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import popover from '../OverlayFrame/Popover.module.scss';
import type { SelectProps } from './SelectProps.ts';
import styles from './Select.module.scss';
import { useOpenAtOnce } from '../../lazy/useOpenAtOnce.ts';

export type OpenableSelectProps<Value extends string> = SelectProps<Value> & {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** It was asked for before its script was there. */
  readonly isOpenAtOnce: boolean;
};

/** From how many options on a closed list holds only the chosen one. */
const MANY = 50;

/** The field with its list. */
export function OpenableSelect<Value extends string>({
  label,
  hint,
  error,
  optionalMark,
  was,
  wasLabel,
  putBack,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  isDisabled = false,
  trigger,
  isOpenAtOnce,
  'data-setting': setting,
}: OpenableSelectProps<Value>) {
  const [isOpen, setOpen] = useOpenAtOnce(trigger, isOpenAtOnce);
  // A closed list of many is what was chosen: the library builds a node for every option it is given, at each drawing.
  const shown = isOpen || options.length <= MANY ? options : options.filter(({ id }) => id === value);
  return (
    <AriaSelect
      data-setting={setting}
      className={classNames(field.field, was !== undefined && field.changed)}
      value={value ?? null}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
      placeholder={placeholder}
      isOpen={isOpen}
      onOpenChange={setOpen}
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
      <FieldNotes hint={hint} error={error} was={was} wasLabel={wasLabel} putBack={putBack} />
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
}
