import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import { DEFAULT_THEME, type ThemeColour } from '../../../../domain/theme/consumerTheme.ts';
import { parseHexColour, typedColour } from '../../../../domain/theme/parseHexColour.ts';
import { ColourSample } from '../../../shared/components/ColourSample/ColourSample.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useFieldDraft } from '../../../shared/forms/useFieldDraft.ts';
import { useLatest } from '../../../shared/useLatest.ts';
import styles from './ColourField.module.scss';

export type ColourFieldProps = { readonly name: ThemeColour; readonly editor: BrandingEditor };

/** Field for a colour of the portal. Clearing the field restores the default colour. */
export const ColourField = observer(function ColourField({ name, editor }: ColourFieldProps) {
  const { t } = useTranslation();
  const label = t(`branding.colours.${name}`);
  const draft = useFieldDraft<string>({
    name: configKey({ kind: 'colour', name }),
    isValue: isText,
    pending: editor.pendingTheme[name],
    published: editor.publishedTheme[name],
    normalize: (typed) => (typed.trim() === '' ? DEFAULT_THEME[name] : typedColour(typed)),
    check: (colour) => (parseHexColour(colour) === undefined ? 'branding.colours.invalid' : undefined),
    save: (colour) => editor.editTheme({ [name]: colour }),
  });
  const { was } = draft.field;
  const replaced = was && parseHexColour(was.text);
  return (
    <TextField
      {...draft.field}
      was={was && replaced !== undefined ? { ...was, sample: <ColourSample colour={replaced} /> } : was}
      label={label}
      prefix={
        <ColourPicker
          label={t('branding.colours.pick', { name: label })}
          colour={parseHexColour(typedColour(draft.value)) ?? editor.pendingTheme[name]}
          onPick={draft.field.onChange}
          onPicked={draft.field.onEnter}
        />
      }
      placeholder={DEFAULT_THEME[name]}
      dir="ltr"
      isMono
      autoComplete="off"
    />
  );
});

type ColourPickerProps = {
  readonly label: string;
  /** Current colour as `#rrggbb`. */
  readonly colour: string;
  readonly onPick: (colour: string) => void;
  readonly onPicked: () => void;
};

function ColourPicker({ label, colour, onPick, onPicked }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useLatest(onPicked);
  useEffect(
    // React's `onChange` is called for every `input` event. Only the native `change` event marks the final choice.
    function listenForChange() {
      const { current } = input;
      const handleChoice = (): void => latest.current();
      current?.addEventListener('change', handleChoice);
      return () => current?.removeEventListener('change', handleChoice);
    },
    [latest],
  );
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      className={styles.picker}
      value={colour}
      onChange={(event) => onPick(event.target.value)}
    />
  );
}
