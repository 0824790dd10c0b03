import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { PolicyInWords } from '../../../../application/consumer-text/PolicyInWords.ts';
import { WordingChecks } from '../../../../application/consumer-text/WordingChecks.ts';
import { HistoryGateway } from '../../../../application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../../application/history/HistoryResource.ts';
import { useService } from '../../../shared/services.tsx';

/** For observers. Reloads the latest publishes of texts after each publish. */
export function useWordingChecks(editor: ConsumerTextEditor): WordingChecks {
  const company = useService(CompanyStore);
  const gateway = useService(HistoryGateway);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const [history] = useState(() => new HistoryResource(gateway));
  const [checks] = useState(() => new WordingChecks(editor, new PolicyInWords(company), history));
  const rootOrgId = extensions?.history ? company.configuration?.carrier.rootOrgId : undefined;
  const isFiltered = extensions?.historyFilters === true;
  const companyId = company.configuration?.companyId;
  const revision = company.published?.revision;
  useEffect(
    function readPublishes() {
      if (rootOrgId === undefined || !companyId) return undefined;
      void history.open({ rootOrgId, companyId }, isFiltered ? { feature: 'consumer-text' } : {});
      return () => history.leave();
    },
    [history, rootOrgId, companyId, isFiltered, revision],
  );
  return checks;
}
