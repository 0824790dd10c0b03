import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../domain/return-reasons/reasonRows.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { Pill } from '../../shared/components/Pill.tsx';
import { Was } from '../../shared/components/Was.tsx';
import styles from './ReasonRequirements.module.scss';

/** What the customer is asked for with this reason, and what is asked now where that differs. */
export function ReasonRequirements({ row: { reason, published } }: { readonly row: ReasonRow }) {
  const { t, i18n } = useTranslation();
  const asked = reason.paymentRequirements ?? [];
  const askedBefore = published?.paymentRequirements ?? [];
  const isChanged = published !== undefined && !deepEqual(asked, askedBefore);
  const listed = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <>
      {asked.length === 0 ? (
        <span className={styles.none}>{t('returnReasons.asksForNothing')}</span>
      ) : (
        <ul className={styles.list}>
          {asked.map((requirement) => (
            <li key={requirement} dir="auto">
              <Pill isWrapping>{requirement}</Pill>
            </li>
          ))}
        </ul>
      )}
      {isChanged && (
        <Was
          text={askedBefore.length > 0 ? listed.format(askedBefore) : t('returnReasons.asksForNothing')}
          label={t('changes.before')}
        />
      )}
    </>
  );
}
