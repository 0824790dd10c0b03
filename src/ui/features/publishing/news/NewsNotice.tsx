import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PublishNews } from '../../../../application/publishing/news/PublishNews.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { useLazyPart } from '../../../shared/lazy/useLazyPart.ts';
import { useService } from '../../../shared/services.tsx';
import { NewsBanner } from './NewsBanner.tsx';

/** Hears of others' publishes while a page that edits is open, and says so: one notice, however many there are. */
export const NewsNotice = observer(function NewsNotice() {
  const news = useLazyPart(useService(PublishNews), true);
  const { companyId } = useService(CompanyStore);
  useEffect(
    function followCompany() {
      return companyId && news?.follow();
    },
    [news, companyId],
  );
  return news && news.news.length > 0 && <NewsBanner news={news} />;
});
