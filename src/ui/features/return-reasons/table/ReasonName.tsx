import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { reasonKey } from '../../../../domain/return-reasons/reasonList.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './ReasonName.module.scss';

export const ReasonName = observer(function ReasonName({ row }: { readonly row: ObservableReasonRow }) {
  const { t } = useTranslation();
  const { code, description, published, stands } = row;
  const Text = stands === 'removed' ? 'del' : 'span';
  const isRenamed = published !== undefined && published.description !== description;
  return (
    <>
      <span className={styles.name} data-setting={reasonKey(code)}>
        <Text dir="auto" className={classNames(stands === 'removed' && styles.removed)}>
          {description}
        </Text>
        {stands && <Pill tone="pending">{t(`returnReasons.pending.${stands}`)}</Pill>}
      </span>
      {isRenamed && <PreviousValue text={published.description} label={t('changes.before')} />}
    </>
  );
});
