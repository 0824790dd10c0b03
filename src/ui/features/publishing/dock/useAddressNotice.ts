import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { AddressCheckStore } from '../../../../application/warehouses/AddressCheckStore.ts';
import { useCarrierList } from '../../../shared/names/useCarrierName.ts';
import { useService } from '../../../shared/services.tsx';

/** For MobX observers. Text about carriers that do not serve a published address. */
export function useAddressNotice() {
  const { t } = useTranslation();
  const carrierList = useCarrierList();
  const addresses = useService(AddressCheckStore);
  const { companyId } = useService(CompanyStore);
  const { notice } = addresses;
  if (!notice || notice.companyId !== companyId) return undefined;
  const text = notice.refusals
    .map(({ name, carrierIds }) => t('publishing.servedBySome', { name, carriers: carrierList(carrierIds) }))
    .join(' ');
  return { text, supportEmail: notice.supportEmail, dismiss: () => addresses.dismissNotice() };
}
