import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { PublishRecord } from '../../../application/history/HistoryGateway.ts';
import { useService } from '../services.tsx';
import { isolated } from '../texts/isolated.ts';

export const Publisher = observer(function Publisher({
  publish: { actorName, onBehalfOf },
}: {
  readonly publish: PublishRecord;
}) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const name = isolated(actorName || t('history.unknownPerson'));
  return onBehalfOf === undefined
    ? t('history.by', { name })
    : t('history.byFor', { name, company: isolated(configuration?.name ?? onBehalfOf) });
});
