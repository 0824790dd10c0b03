import { useTranslation } from 'react-i18next';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import styles from './Import.module.scss';

const MAX_LISTED = 100;

export type RefusedRow = {
  /** Position of the row in the file, e.g. "Row 3". */
  readonly place: string;
  readonly name?: string | undefined;
  readonly problems: readonly string[];
};

export function RefusedRows({ rows }: { readonly rows: readonly RefusedRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return undefined;
  const furtherCount = rows.length - MAX_LISTED;
  return (
    <section aria-label={t('importing.leftOut')}>
      <h3 className={styles.heading}>{t('importing.leftOut')}</h3>
      <ul className={styles.list}>
        {rows.slice(0, MAX_LISTED).map(({ place, name, problems }, index) => (
          <li key={`${index}`} className={styles.line}>
            <span className={styles.quiet}>{place}</span>
            {name !== undefined && <bdi>{name}</bdi>}
            <ul className={styles.problems}>
              {problems.map((problem, nth) => (
                <li key={`${nth}`}>{problem}</li>
              ))}
            </ul>
          </li>
        ))}
        {furtherCount > 0 && (
          <li className={styles.quiet}>
            <KeyedText>{t('common.others', { count: furtherCount })}</KeyedText>
          </li>
        )}
      </ul>
    </section>
  );
}
