import { useTranslation } from 'react-i18next';
import { shortenedParts } from '../../../../domain/changes/differences/shortenedParts.ts';
import { diffText, textUnitOf } from '../../../../domain/changes/differences/textDiff.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextDifference.module.scss';

export type TextDifferenceProps = {
  readonly before: string;
  readonly after: string;
  /** BCP 47 code of both texts. */
  readonly language: string;
};

export function TextDifference({ before, after, language }: TextDifferenceProps) {
  const { t } = useTranslation();
  const parts = shortenedParts(diffText(before, after, language, textUnitOf(language)));
  return (
    <span className={styles.text} lang={language} dir="auto">
      {parts.map((part, index) => {
        const key = `${index}`;
        switch (part.kind) {
          case 'same':
            return <KeyedText key={key}>{part.text}</KeyedText>;
          case 'left-out':
            return (
              <span key={key} className={styles.leftOut}>
                <span aria-hidden="true">…</span>
                <VisuallyHidden>{` ${t('changes.leftOut')} `}</VisuallyHidden>
              </span>
            );
          case 'removed':
            return (
              <del key={key} className={styles.removed}>
                <VisuallyHidden>{`${t('changes.before')}: `}</VisuallyHidden>
                <KeyedText>{part.text}</KeyedText>
              </del>
            );
          case 'added':
            return (
              <ins key={key} className={styles.added}>
                <VisuallyHidden>{`${t('changes.after')}: `}</VisuallyHidden>
                <KeyedText>{part.text}</KeyedText>
              </ins>
            );
        }
      })}
    </span>
  );
}
