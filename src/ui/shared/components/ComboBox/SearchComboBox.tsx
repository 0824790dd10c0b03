import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../../classNames.ts';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import popover from '../OverlayFrame/Popover.module.scss';
import styles from './SearchComboBox.module.scss';

export type SearchOption = {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** Name for screen readers. */
  readonly textValue: string;
  readonly icon?: ReactNode;
  readonly trail?: ReactNode;
};

export type SearchComboBoxProps = Pick<FieldTexts, 'label' | 'optionalMark' | 'hint' | 'error'> & {
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly options: readonly SearchOption[];
  readonly disabledIds?: readonly string[];
  readonly onChoose: (id: string) => void;
  /** Shown in place of the options if there are none. */
  readonly emptyText: string;
  readonly footer?: ReactNode;
  readonly autoFocus?: boolean;
  /** In pixels. */
  readonly maxHeight: number;
  /** Rendered in the context of the combo box. */
  readonly children?: ReactNode;
};

/** Search field whose options come from a service. The chosen option does not become the text of the field. */
export function SearchComboBox(props: SearchComboBoxProps) {
  const { label, optionalMark, hint, error, placeholder, typed, onType, options, disabledIds = [], onChoose } = props;
  const { emptyText, footer, autoFocus = false, maxHeight, children } = props;
  return (
    <ComboBox
      className={classNames(field.field)}
      items={options}
      disabledKeys={disabledIds}
      inputValue={typed}
      onInputChange={onType}
      value={null}
      onChange={(id) => {
        if (typeof id === 'string') onChoose(id);
      }}
      defaultFilter={() => true}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection
      autoFocus={autoFocus}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalMark={optionalMark} />
      <Group role="presentation" className={classNames(field.box)}>
        <span className={field.affix}>
          <Glyph of={Search} size="small" />
        </span>
        <Input className={classNames(field.control)} dir="auto" autoComplete="off" placeholder={placeholder} />
      </Group>
      <FieldNotes hint={hint} error={error} />
      <KeyedText>{children}</KeyedText>
      <Popover className={classNames(popover.popover, styles.popover)} offset={4} maxHeight={maxHeight}>
        <ListBox
          className={classNames(popover.list)}
          renderEmptyState={() => (
            <p className={popover.nothing}>
              <KeyedText>{emptyText}</KeyedText>
            </p>
          )}
        >
          {({ id, text, description, textValue, icon, trail }: SearchOption) => (
            <ListBoxItem id={id} textValue={textValue} className={classNames(popover.item)}>
              <KeyedText>{icon}</KeyedText>
              <span className={classNames(popover.words, styles.words)} dir="auto">
                <span>{text}</span>
                {description !== '' && (
                  <span className={styles.description} dir="auto">
                    {description}
                  </span>
                )}
              </span>
              <KeyedText>{trail}</KeyedText>
            </ListBoxItem>
          )}
        </ListBox>
        <KeyedText>{footer}</KeyedText>
      </Popover>
    </ComboBox>
  );
}
