import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import type { Side } from './Side.ts';
import styles from './PublishedOrPending.module.scss';

export type PublishedOrPendingProps = {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
};

export const PublishedOrPending = memo(function PublishedOrPending({ side, onChange }: PublishedOrPendingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.sides}>
      <SegmentedControl<Side>
        label={t('changes.sides.label')}
        value={side}
        onChange={onChange}
        segments={[
          { id: 'published', label: t('changes.sides.published') },
          { id: 'pending', label: t('changes.sides.pending'), isPending: true },
        ]}
      />
    </div>
  );
});
