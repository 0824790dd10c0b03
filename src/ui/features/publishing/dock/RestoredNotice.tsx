import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { SessionStore } from '../../../../application/session/SessionStore.ts';
import { LocalStorage } from '../../../../application/shared/KeyValueStorage.ts';
import { changeMark } from '../../../../domain/changes/changeMark.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { useService } from '../../../shared/services.tsx';

/** Says that changes of an earlier visit are here; who has closed it on this device is told again of others only. */
export const RestoredNotice = observer(function RestoredNotice() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const storage = useService(LocalStorage);
  const userId = useService(SessionStore).shown?.userInfo.userId ?? '';
  const closedKey = `restoredChangesKnown/${userId}/${changes.companyId ?? ''}`;
  const known = new Set(storage.read(closedKey)?.split(' '));
  const marks = changes.list.map(changeMark);
  if (changes.restoredCount === 0 || marks.every((mark) => known.has(mark))) return undefined;

  function handleDismiss(): void {
    storage.write(closedKey, marks.join(' '));
    changes.acknowledgeRestored();
  }

  return (
    <Banner tone="pending" onDismiss={handleDismiss} dismissLabel={t('common.dismiss')}>
      {t('changes.restored', { count: changes.restoredCount })}
    </Banner>
  );
});
