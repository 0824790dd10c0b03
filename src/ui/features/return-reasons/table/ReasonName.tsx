import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonKey } from '../../../../domain/return-reasons/reasonKey.ts';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './ReasonName.module.scss';

/** The text the customer sees, the one it replaces, and how the reason stands to what is published. */
export const ReasonName = observer(function ReasonName({ row }: { readonly row: ReasonRow }) {
  const { t } = useTranslation();
  const { reason, published, state } = row;
  const Text = state === 'removed' ? 'del' : 'span';
  const isRenamed = published !== undefined && published.description !== reason.description;
  return (
    <>
      <span className={styles.name} data-setting={reasonKey(reason.code)}>
        <Text dir="auto" className={classNames(state === 'removed' && styles.removed)}>
          {reason.description}
        </Text>
        {state !== 'published' && state !== 'changed' && (
          <Pill tone="pending">{t(`returnReasons.pending.${state}`)}</Pill>
        )}
      </span>
      {isRenamed && <PreviousValue text={published.description} label={t('changes.before')} />}
    </>
  );
});
