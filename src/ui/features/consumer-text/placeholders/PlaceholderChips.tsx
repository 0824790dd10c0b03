import { Plus, Undo2 } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderOf } from '../../../../domain/consumer-text/placeholders/placeholders.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { guardPlaceholders, insertAtCaret } from './guardPlaceholders.ts';
import styles from './PlaceholderChips.module.scss';

export type PlaceholderChipsProps = {
  /** The field that they go into. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly names: readonly string[];
  /** Those of them that the text lacks. */
  readonly missing: readonly string[];
};

/**
 * Under a field: the placeholders that its text may have, each put in by a press; first those that it lacks. As long as it is
 * there, the field takes each of them whole.
 */
export function PlaceholderChips({ inputRef, label, names, missing }: PlaceholderChipsProps) {
  const { t } = useTranslation();
  useEffect(
    function keepPlaceholdersWhole() {
      return inputRef.current ? guardPlaceholders(inputRef.current) : undefined;
    },
    [inputRef],
  );
  if (names.length === 0) return null;
  return (
    <fieldset aria-label={t('wording.placeholders.label', { field: label })} className={styles.chips}>
      {names
        .toSorted((one, other) => Number(missing.includes(other)) - Number(missing.includes(one)))
        .map((name) => {
          const placeholder = placeholderOf(name);
          const isMissing = missing.includes(name);
          return (
            <button
              key={name}
              type="button"
              className={classNames(styles.chip, isMissing && styles.missing)}
              aria-label={isMissing ? undefined : t('wording.placeholders.insert', { placeholder })}
              // The field keeps the focus, and with it the place.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => inputRef.current && insertAtCaret(inputRef.current, placeholder)}
            >
              <Glyph of={isMissing ? Undo2 : Plus} size="small" isMirrored={isMissing} />
              <KeyedText>
                {isMissing ? t('wording.placeholders.putBack', { placeholder }) : <bdi dir="ltr">{placeholder}</bdi>}
              </KeyedText>
            </button>
          );
        })}
    </fieldset>
  );
}
