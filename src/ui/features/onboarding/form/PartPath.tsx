import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './PartPath.module.scss';
import { draftParts } from '../../../../domain/onboarding/draft/draftFields.ts';

const formParts = [...draftParts, 'check'] as const;
export type FormPart = (typeof formParts)[number];

export const isFormPart = (text: string | null): text is FormPart => formParts.some((part) => part === text);

export const partAfter = (part: FormPart, by: 1 | -1): FormPart | undefined => formParts[formParts.indexOf(part) + by];

export type PartState = 'open' | 'done' | 'wrong';

export type PartPathProps = {
  readonly at: FormPart;
  readonly stateOf: (part: FormPart) => PartState;
  readonly noteOf: (part: FormPart) => string;
  readonly onGo: (part: FormPart) => void;
};

export function PartPath({ at, stateOf, noteOf, onGo }: PartPathProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.card} aria-label={t('onboarding.path')}>
      <ol className={styles.path}>
        {formParts.map((part, place) => {
          const state = stateOf(part);
          return (
            <li key={part} className={classNames(styles[state], part === at && styles.at)}>
              <button
                type="button"
                className={styles.go}
                onClick={() => onGo(part)}
                {...(part === at && { 'aria-current': 'step' as const })}
              >
                <span className={styles.mark} aria-hidden="true">
                  {state === 'done' && <Glyph of={Check} size="small" />}
                  {state === 'wrong' && <Glyph of={CircleAlert} size="small" />}
                  <KeyedText>{state === 'open' && place + 1}</KeyedText>
                </span>
                <span className={styles.words}>
                  <span>{t(`onboarding.parts.${part}`)}</span>
                  <span className={styles.note}>
                    <bdi>{noteOf(part)}</bdi>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
