import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { SessionStore } from '../../../../application/session/SessionStore.ts';
import { LocalStorage } from '../../../../application/shared/KeyValueStorage.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { useService } from '../../../shared/services.tsx';

/** Says that changes of an earlier visit are here; who has closed it on this device is not told again. */
export const RestoredNotice = observer(function RestoredNotice() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const storage = useService(LocalStorage);
  const closedKey = `restoredNoticeClosed/${useService(SessionStore).shown?.userInfo.userId ?? ''}`;
  const [isClosed] = useState(() => storage.read(closedKey) !== undefined);
  if (isClosed || changes.restoredCount === 0) return undefined;

  function handleDismiss(): void {
    storage.write(closedKey, 'true');
    changes.acknowledgeRestored();
  }

  return (
    <Banner tone="pending" onDismiss={handleDismiss} dismissLabel={t('common.dismiss')}>
      {t('changes.restored', { count: changes.restoredCount })}
    </Banner>
  );
});
