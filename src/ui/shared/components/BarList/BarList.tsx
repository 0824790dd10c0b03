import { useTranslation } from 'react-i18next';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { PreviousValue } from '../PreviousValue/PreviousValue.tsx';
import styles from './BarList.module.scss';

export type Bar = {
  readonly id: string;
  readonly name: string;
  /** Published and pending length, relative to the longest bar (0 to 1). */
  readonly before: number;
  readonly now: number;
  readonly textBefore: string;
  readonly textNow: string;
};

/** Bar chart. The published part of a bar is grey, the part that pending changes add is violet. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines}>
      {bars.map(({ id, name, before, now, textBefore, textNow }) => {
        const common = Math.min(before, now);
        return (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i className={styles.kept} style={{ inlineSize: `${common * 100}%` }} />
              <i className={styles.added} style={{ inlineSize: `${(now - common) * 100}%` }} />
            </span>
            <span className={styles.value}>
              <KeyedText>{textNow}</KeyedText>
              {textBefore !== textNow && <PreviousValue text={textBefore} label={t('changes.before')} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
