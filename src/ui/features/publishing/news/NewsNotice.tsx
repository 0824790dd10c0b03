import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { RemotePublishes } from '../../../../application/publishing/news/RemotePublishes.ts';
import { useService } from '../../../shared/services.tsx';
import { NewsBanner } from './NewsBanner.tsx';

/** Shows publishes by other users in a single notice while an editable page is open. */
export const NewsNotice = observer(function NewsNotice() {
  const publishes = useService(RemotePublishes);
  const { companyId } = useService(CompanyStore);
  useEffect(
    function subscribeToCompany() {
      return companyId && publishes.follow();
    },
    [publishes, companyId],
  );
  return publishes.news.length > 0 && <NewsBanner news={publishes} />;
});
