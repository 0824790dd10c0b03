import { useTranslation } from 'react-i18next';
import type { ImportedText } from '../../../../domain/consumer-text/transfer/importTexts.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './ImportTexts.module.scss';
import { importMessage } from './importMessages.ts';

/** Maximum length shown, because a file may contain anything. */
const MAX_SHOWN = 80;
/** Maximum number of listed texts. */
const LISTED = 100;

/** Texts that were left out, with position and reason. */
export function RefusedTexts({ rows }: { readonly rows: readonly ImportedText[] }) {
  const { t } = useTranslation();
  const refused = rows.flatMap((row) => (row.outcome === 'refused' ? [row] : []));
  if (refused.length === 0) return undefined;
  return (
    <section>
      <h3 className={styles.heading}>{t('wording.transfer.refused')}</h3>
      <ul className={styles.list}>
        {refused.slice(0, LISTED).map(({ place, key, language, error }, nth) => (
          <li key={`${nth}`}>
            <KeyedText>{t('wording.transfer.place', { place })}</KeyedText>{' '}
            <bdi>{`${key.slice(0, MAX_SHOWN)} ${language.slice(0, MAX_SHOWN)}`}</bdi>{' '}
            <span className={styles.refused}>{importMessage(t, error)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
