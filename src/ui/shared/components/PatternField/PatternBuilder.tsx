import { useTranslation } from 'react-i18next';
import {
  builtPatternOf,
  exampleOf,
  patternClassNames,
  patternOf,
  type BuiltPattern,
} from '../../../../domain/validation/patterns/builtPattern.ts';
import { MAX_REPETITION } from '../../../../domain/validation/patterns/isBoundedPattern.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './PatternBuilder.module.scss';

export type PatternBuilderProps = {
  readonly pattern: string;
  readonly onType: (pattern: string) => void;
  /** Called with a complete pattern, which the caller commits. */
  readonly onBuild: (pattern: string) => void;
  /** Called when a text input of the builder loses the focus. */
  readonly onLeave: (() => void) | undefined;
};

const EMPTY: BuiltPattern = { startsWith: '', characters: 'numbers', least: 1, most: undefined };

/** Collapsed form that builds a pattern from simple inputs. Warns before replacing a pattern that was typed by hand. */
export function PatternBuilder({ pattern, onType, onBuild, onLeave }: PatternBuilderProps) {
  const { t } = useTranslation();
  const built = builtPatternOf(pattern);
  const isCount = (count: number | undefined): count is number =>
    count !== undefined && Number.isInteger(count) && count >= 1 && count <= MAX_REPETITION;

  const current = built ?? EMPTY;
  const change = (part: Partial<BuiltPattern>): void => onBuild(patternOf({ ...current, ...part }));

  return (
    <Disclosure summary={t('validation.patternBuilder.title')}>
      {pattern !== '' && !built && <p className={styles.note}>{t('validation.patternBuilder.replaces')}</p>}
      <div className={styles.fields}>
        <TextField
          label={t('validation.patternBuilder.startsWith')}
          dir="ltr"
          autoComplete="off"
          value={built?.startsWith ?? ''}
          onChange={(startsWith) => onType(patternOf({ ...current, startsWith }))}
          onBlur={onLeave}
          onEnter={onLeave}
        />
        <Select
          label={t('validation.patternBuilder.characters')}
          placeholder={t('validation.patternBuilder.choose')}
          options={patternClassNames.map((id) => ({ id, label: t(`validation.patternBuilder.classes.${id}`) }))}
          value={built?.characters}
          onChange={(characters) => change({ characters })}
        />
        {built && (
          <>
            <NumberField
              label={t('validation.patternBuilder.least')}
              min={1}
              max={built.most ?? MAX_REPETITION}
              value={built.least}
              onChange={(least) => {
                if (isCount(least)) change({ least, most: built.most && Math.max(least, built.most) });
              }}
            />
            <NumberField
              label={t('validation.patternBuilder.most')}
              min={built.least}
              max={MAX_REPETITION}
              value={built.most}
              onChange={(most) => {
                if (most === undefined || (isCount(most) && most >= built.least)) change({ most });
              }}
            />
          </>
        )}
      </div>
      {built && (
        <output className={styles.note}>
          <KeyedText>{t('validation.patternBuilder.example')}</KeyedText> <bdi dir="ltr">{exampleOf(built)}</bdi>
        </output>
      )}
    </Disclosure>
  );
}
