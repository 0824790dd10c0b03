import { useEffect } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { RuleChecksGateway } from '../../../application/rule-checks/RuleChecksGateway.ts';
import { RuleChecksList } from '../../../application/rule-checks/RuleChecksList.ts';
import { Ids } from '../../../application/shared/Ids.ts';
import { useService } from '../../shared/services.tsx';

/** One list of checks per gateway, which all views share. */
const lists = new WeakMap<RuleChecksGateway, RuleChecksList>();

function listOf(...services: ConstructorParameters<typeof RuleChecksList>): RuleChecksList {
  const [gateway] = services;
  const list = lists.get(gateway) ?? new RuleChecksList(...services);
  lists.set(gateway, list);
  return list;
}

/** For MobX observers. Returns the checks and loads them again on mount. Undefined if the service has no checks. */
export function useRuleChecks(): RuleChecksList | undefined {
  const gateway = useService(RuleChecksGateway);
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const ids = useService(Ids);
  const owner = useService(BrandingStore).configuration;
  const rootOrgId = owner?.extensions.ruleChecks ? owner.rootOrgId : undefined;
  const { companyId } = company;
  const list = listOf(gateway, company, changes, ids);
  useEffect(
    function readChecks() {
      if (rootOrgId !== undefined && companyId !== undefined) void list.open({ rootOrgId, companyId });
    },
    [list, rootOrgId, companyId],
  );
  return rootOrgId === undefined ? undefined : list;
}
