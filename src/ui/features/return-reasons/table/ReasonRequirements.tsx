import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './ReasonRequirements.module.scss';

export const ReasonRequirements = observer(function ReasonRequirements({
  row: { requirements: asked, published },
}: {
  readonly row: ObservableReasonRow;
}) {
  const { t } = useTranslation();
  const publishedRequirements = published?.paymentRequirements ?? [];
  const dropped = publishedRequirements.filter((requirement) => !asked.includes(requirement));
  const isFirstAsk = published !== undefined && publishedRequirements.length === 0 && asked.length > 0;
  return (
    <>
      {asked.length === 0 ? (
        <span className={styles.none} data-nothing={publishedRequirements.length === 0 || undefined}>
          {t('returnReasons.asksForNothing')}
        </span>
      ) : (
        <ul className={styles.list}>
          {asked.map((requirement) => (
            <li key={requirement} dir="auto">
              <Pill isWrapping>{requirement}</Pill>
            </li>
          ))}
        </ul>
      )}
      {(isFirstAsk ? [t('returnReasons.asksForNothing')] : dropped).map((text) => (
        <PreviousValue key={text} text={text} label={t('changes.before')} />
      ))}
    </>
  );
});
