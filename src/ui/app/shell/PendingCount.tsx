import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../shared/components/CountBadge/CountBadge.tsx';

export type PendingCountProps = {
  readonly path: string;
  readonly changesOnPage: (path: string) => number;
  readonly isStrong: boolean;
};

/** Number of pending changes of a page. */
export const PendingCount = observer(function PendingCount({ path, changesOnPage, isStrong }: PendingCountProps) {
  const { t, i18n } = useTranslation();
  const count = changesOnPage(path);
  return (
    count > 0 && (
      <CountBadge
        count={count}
        text={count.toLocaleString(i18n.language)}
        label={t('navigation.changes', { count })}
        isStrong={isStrong}
      />
    )
  );
});
