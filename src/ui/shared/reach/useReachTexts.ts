import { useTranslation } from 'react-i18next';
import type { ReachProblem, CountryReach } from '../../../domain/reach/reach.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { useCarrierName } from '../names/useCarrierName.ts';
import { useNameList } from '../names/useNameList.ts';

export type ReachTexts = {
  readonly label: (reach: CountryReach) => string;
  readonly shops: (reach: CountryReach) => string;
  readonly address: (reach: CountryReach) => string;
  readonly fee: (reach: CountryReach) => string;
  readonly problem: (problem: ReachProblem) => string;
};

export function useReachTexts(configuration: CompanyConfiguration | undefined): ReachTexts {
  const { t, i18n } = useTranslation();
  const carrierName = useCarrierName();
  const listOf = useNameList();
  const { offeredStoreNetworks = [], warehousesConfig = [] } = configuration ?? {};
  const addressName = (id: string): string =>
    warehousesConfig.find(({ locationId }) => locationId === id)?.locationName || id;
  const networkName = (id: string): string =>
    offeredStoreNetworks.find(({ storeNetworkId }) => storeNetworkId === id)?.name ?? id;
  const withOthers = (usual: string, isByRule: boolean, otherNames: readonly string[]): string => {
    const text = isByRule ? t('reach.byRule', { name: usual }) : usual;
    return otherNames.length === 0 ? text : t('reach.orByRule', { name: text, others: listOf(otherNames) });
  };
  return {
    label({ label, otherCarriers }) {
      if (!label) return '';
      const { carrierId, service, isByRule } = label;
      const name = carrierName(carrierId);
      return withOthers(
        service === undefined ? name : t('reach.service', { name, service }),
        isByRule,
        otherCarriers.map(carrierName),
      );
    },
    shops: ({ shops }) => listOf(shops.map(networkName)),
    address: ({ address, otherAddresses }) =>
      address ? withOthers(addressName(address.locationId), address.isByRule, otherAddresses.map(addressName)) : '',
    fee: ({ fee }) =>
      fee ? new Intl.NumberFormat(i18n.language, { style: 'currency', currency: fee.currency }).format(fee.amount) : '',
    problem: (problem) =>
      t(`reach.problems.${problem.kind}`, {
        carrier: 'carrierId' in problem ? carrierName(problem.carrierId) : '',
        address: 'locationId' in problem ? addressName(problem.locationId) : '',
        rule: 'rule' in problem ? problem.rule.name : '',
      }),
  };
}
