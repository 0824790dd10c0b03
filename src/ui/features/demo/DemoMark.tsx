import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoTour } from '../../../application/demo/DemoTour.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { ConfirmDialog } from '../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { useService } from '../../shared/services.tsx';
import { classNames } from '../../shared/classNames.ts';
import styles from './DemoMark.module.scss';

export type DemoMarkProps = {
  /** Whether the notice is shown above a page and so needs to fit into one line on a phone. */
  readonly isAroundPage?: boolean | undefined;
};

/** Notice that this is a demo, with a button that resets all data after confirmation. */
export function DemoMark({ isAroundPage = false }: DemoMarkProps) {
  const { t } = useTranslation();
  const tour = useService(DemoTour);
  const [isAsking, setAsking] = useState(false);
  return (
    <aside
      className={classNames(styles.mark, isAroundPage && styles.around)}
      aria-label={t('demo.label')}
      data-focus-part
      data-around-page={isAroundPage || undefined}
    >
      <Pill>{t('demo.label')}</Pill>
      <span className={styles.note}>{t('demo.note')}</span>
      <Button variant="quiet" size="compact" onPress={() => setAsking(true)}>
        {t('demo.reset')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('demo.resetDialog.title')}
          description={t('demo.resetDialog.description')}
          confirmLabel={t('demo.resetDialog.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={() => tour.reset()}
        />
      )}
    </aside>
  );
}
