import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import styles from './PublishedOrPending.module.scss';

export type Side = 'published' | 'pending';

export type PublishedOrPendingProps = {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
};

const PublishedOrPending = memo(function PublishedOrPending({ side, onChange }: PublishedOrPendingProps) {
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

/**
 * Returns the version to show, and a control that switches between the published and the pending version. The control
 * is absent without pending changes. The first change switches to the pending version.
 */
export function useSide(isChanged: boolean): readonly [side: Side, control: ReactNode] {
  const [side, setSide] = useState<Side>('pending');
  if (!isChanged && side === 'published') setSide('pending');
  const control = isChanged && <PublishedOrPending side={side} onChange={setSide} />;
  return [side, control];
}
