import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LastPublishStore } from '../../../../application/publishing/LastPublishStore.ts';
import { useService } from '../../services.tsx';
import styles from './LastPublished.module.scss';
import { dateFormat } from '../../dates/dateFormat.ts';
import { isolated } from '../../texts/isolated.ts';

export const LastPublished = observer(function LastPublished() {
  const { t, i18n } = useTranslation();
  const store = useService(LastPublishStore);
  useEffect(
    function readLastPublish() {
      void store.refresh();
    },
    [store],
  );
  const { summary } = store;
  if (!summary) return undefined;
  const when = dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(summary.at));
  return (
    <p className={styles.last}>
      {summary.actorName
        ? t('publishing.lastBy', { when, name: isolated(summary.actorName) })
        : t('publishing.last', { when })}
    </p>
  );
});
