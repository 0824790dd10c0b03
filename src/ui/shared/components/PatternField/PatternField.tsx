import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patternInSlashes } from '../../../../domain/validation/patterns/patternInSlashes.ts';
import { Button } from '../Button/Button.tsx';
import { Pill } from '../Pill/Pill.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './PatternField.module.scss';
import type { PatternCompiler } from './usePatternCompiler.ts';

export type PatternFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'dir' | 'isMono' | 'prefix' | 'suffix' | 'toggleLabels'
> & {
  readonly compiler: PatternCompiler;
  /** The pattern that an empty field stands for. */
  readonly emptyMeans?: string | undefined;
  /** The words of the box to try the pattern in. */
  readonly trial: {
    readonly label: string;
    readonly hint?: string | undefined;
    readonly accepted: string;
    readonly refused: string;
  };
};

/** A regular expression, and a text to try it on, which goes nowhere. It is tried as it is typed; slashes around it, as programs write them, can be taken off. */
export function PatternField({ compiler, emptyMeans, trial, onChange, ...field }: PatternFieldProps) {
  const { compile, prepare } = compiler;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const between = patternInSlashes(field.value);
  const pattern = field.value || emptyMeans;
  const isAccepted = text === '' || pattern === undefined ? undefined : compile?.(pattern)?.matches(text);

  function takeOff(rest: string): void {
    onChange(rest);
    // The field was left for the button: what it has now is taken, too.
    field.onEnter?.();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.pattern}>
        <TextField
          {...field}
          dir="ltr"
          isMono
          autoComplete="off"
          placeholder={emptyMeans}
          onChange={(typed) => {
            prepare();
            onChange(typed);
          }}
        />
        {between !== undefined && (
          <output className={styles.slashes}>
            {t('validation.patternInSlashes.text')}
            <Button size="compact" onPress={() => takeOff(between)}>
              {t('validation.patternInSlashes.remove')}
            </Button>
          </output>
        )}
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
