import { selectById } from '../selectById.ts';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { classNames } from '../../classNames.ts';
import field from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { Glyph } from '../Icon/Glyph.tsx';
import popover from '../OverlayFrame/Popover.module.scss';

/** Maximum height of the option list in pixels. A higher list would cover other fields. */
const MAX_HEIGHT = 320;

export type ComboBoxOption<Value extends string> = { readonly id: Value; readonly label: string };

export type ComboBoxProps<Value extends string> = FieldTexts & {
  readonly options: readonly ComboBoxOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly emptyText: string;
  /** Returns the options for the typed text. Replaces the default search in labels. */
  readonly find?: ((typed: string) => FoundOptions<Value>) | undefined;
};

/** Ids of matching options, best match first. `note` is a text above the options. */
export type FoundOptions<Value extends string> = {
  readonly ids: readonly Value[];
  readonly note?: string | undefined;
};

/** Typing filters the options by label. Leaving the field without selecting an option does not change the value. */
export function ComboBox<Value extends string>({
  label,
  hint,
  error,
  optionalMark,
  was,
  options,
  value,
  onChange,
  emptyText,
  find,
  'data-setting': setting,
}: ComboBoxProps<Value>) {
  const [typed, setTyped] = useState('');
  const foundOptions = find && typed !== '' ? find(typed) : undefined;
  // Pass all options and filter later: React Aria clears the input if the selected option is missing.
  const ids = new Set<Value>(foundOptions?.ids);
  const labels = new Set(options.filter(({ id }) => ids.has(id)).map((option) => option.label));
  const ordered = foundOptions
    ? [
        ...foundOptions.ids.flatMap((id) => options.find((option) => option.id === id) ?? []),
        ...options.filter(({ id }) => !ids.has(id)),
      ]
    : options;
  return (
    <AriaComboBox
      data-setting={setting}
      className={classNames(field.field, was !== undefined && field.changed)}
      defaultItems={ordered}
      {...(foundOptions && { defaultFilter: (text: string) => labels.has(text) })}
      onInputChange={(text) => setTyped(options.some(({ label }) => label === text) ? '' : text)}
      value={value}
      onChange={selectById(options, onChange)}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optionalMark={optionalMark} />
      <div className={field.box}>
        {/* Select the label on focus, so that typed text replaces it. Ignore the focus events of the opening menu. */}
        <Input
          className={classNames(field.control)}
          onFocus={({ currentTarget, nativeEvent }) => nativeEvent.isTrusted && currentTarget.select()}
        />
        <Button className={classNames(field.inner)}>
          <Glyph of={ChevronDown} size="small" />
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} was={was} />
      <Popover className={classNames(popover.popover, popover.ofField)} offset={4} maxHeight={MAX_HEIGHT}>
        {foundOptions?.note !== undefined && <p className={popover.nothing}>{foundOptions.note}</p>}
        <ListBox
          className={classNames(popover.list)}
          renderEmptyState={() => <p className={popover.nothing}>{emptyText}</p>}
        >
          {(option: ComboBoxOption<Value>) => (
            <ListBoxItem id={option.id} textValue={option.label} className={classNames(popover.item)}>
              <span className={popover.words}>{option.label}</span>
              <Glyph of={Check} size="small" className={popover.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
