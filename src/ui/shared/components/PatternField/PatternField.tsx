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
  /** Pattern that applies if the field is empty. */
  readonly defaultPattern?: string | undefined;
  readonly trial: {
    readonly label: string;
    readonly hint?: string | undefined;
    readonly accepted: string;
    readonly refused: string;
  };
};

/** Field for a regular expression, typed or built. A test input, whose text is not stored, shows whether it matches. */
export function PatternField({ compiler, defaultPattern, trial, onChange, ...field }: PatternFieldProps) {
  const { compile, prepare } = compiler;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const withoutSlashes = patternInSlashes(field.value);
  const pattern = field.value || defaultPattern;
  const isAccepted = text === '' || pattern === undefined ? undefined : compile?.(pattern)?.matches(text);

  function type(typed: string): void {
    prepare();
    onChange(typed);
  }

  /** Sets a complete pattern and commits it, as on blur. */
  function replace(complete: string): void {
    type(complete);
    field.onEnter?.();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.pattern}>
        <TextField {...field} dir="ltr" isMono autoComplete="off" placeholder={defaultPattern} onChange={type} />
        {withoutSlashes !== undefined && (
          <output className={styles.slashes}>
            <KeyedText>{t('validation.patternInSlashes.text')}</KeyedText>
            <Button size="compact" onPress={() => replace(withoutSlashes)}>
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
