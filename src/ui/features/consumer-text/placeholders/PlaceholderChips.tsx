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
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly names: readonly string[];
  /** Required placeholders that the text does not contain. */
  readonly missing: readonly string[];
};

/** Buttons that insert placeholders, missing ones first. Also protects existing placeholders (`guardPlaceholders`). */
export function PlaceholderChips({ inputRef, label, names, missing }: PlaceholderChipsProps) {
  const { t } = useTranslation();
  useEffect(
    function guardInput() {
      return inputRef.current ? guardPlaceholders(inputRef.current) : undefined;
    },
    [inputRef],
  );
  if (names.length === 0) return null;
  return (
    <fieldset aria-label={t('consumerText.placeholders.label', { field: label })} className={styles.chips}>
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
              aria-label={isMissing ? undefined : t('consumerText.placeholders.insert', { placeholder })}
              // Keep the focus and the caret in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => inputRef.current && insertAtCaret(inputRef.current, placeholder)}
            >
              <Glyph of={isMissing ? Undo2 : Plus} size="small" isMirrored={isMissing} />
              <KeyedText>
                {isMissing ? (
                  t('consumerText.placeholders.putBack', { placeholder })
                ) : (
                  <bdi dir="ltr">{placeholder}</bdi>
                )}
              </KeyedText>
            </button>
          );
        })}
    </fieldset>
  );
}
