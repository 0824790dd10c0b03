import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patternInSlashes } from '../../../../domain/validation/patterns/patternProblem.ts';
import { Button } from '../Button/Button.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { Pill } from '../Pill/Pill.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { PatternBuilder } from './PatternBuilder.tsx';
import styles from './PatternField.module.scss';
import type { PatternCompiler } from './usePatternCompiler.ts';

export type PatternFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'dir' | 'isMono' | 'prefix' | 'suffix' | 'toggleLabels'
> & {
  readonly compiler: PatternCompiler;
  /** Pattern that an empty field means. */
  readonly emptyMeans?: string | undefined;
  /** Texts of the test input. */
  readonly trial: {
    readonly label: string;
    readonly hint?: string | undefined;
    readonly accepted: string;
    readonly refused: string;
  };
};

/** A pattern, built or typed, with a test input that is not stored. Offers to remove slashes around it. */
export function PatternField({ compiler, emptyMeans, trial, onChange, ...field }: PatternFieldProps) {
  const { compile, prepare } = compiler;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const between = patternInSlashes(field.value);
  const pattern = field.value || emptyMeans;
  const isAccepted = text === '' || pattern === undefined ? undefined : compile?.(pattern)?.matches(text);

  function type(typed: string): void {
    prepare();
    onChange(typed);
  }

  /** Commits a complete pattern as if the field had been left. */
  function replace(complete: string): void {
    type(complete);
    field.onEnter?.();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.pattern}>
        <TextField {...field} dir="ltr" isMono autoComplete="off" placeholder={emptyMeans} onChange={type} />
        {between !== undefined && (
          <output className={styles.slashes}>
            <KeyedText>{t('validation.patternInSlashes.text')}</KeyedText>
            <Button size="compact" onPress={() => replace(between)}>
              {t('validation.patternInSlashes.remove')}
            </Button>
          </output>
        )}
        <PatternBuilder pattern={field.value} onType={type} onBuild={replace} onLeave={field.onEnter} />
      </div>
      <div className={styles.trial}>
        <TextField
          label={trial.label}
          hint={trial.hint}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={(typed) => {
            prepare();
            setText(typed);
          }}
        />
        <output>
          {isAccepted === true && <Pill tone="success">{trial.accepted}</Pill>}
          {isAccepted === false && <Pill tone="warning">{trial.refused}</Pill>}
        </output>
      </div>
    </div>
  );
}
