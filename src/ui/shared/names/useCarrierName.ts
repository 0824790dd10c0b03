import { isolated } from '../texts/isolated.ts';
import { carrierNameIn } from '../../../domain/carriers/knownCarriers.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';
import { useNameList } from './useNameList.ts';

/** For MobX observers. Returns the display name of a carrier, by company id. */
export function useCarrierName(): (carrierId: string) => string {
  const { configuration } = useService(CompanyStore);
  return carrierNameIn(configuration ?? {});
}

/** For MobX observers. Lists carriers with name and company id, because support staff needs the ids [WH-7]. */
export function useCarrierList(): (carrierIds: readonly string[]) => string {
  const nameOf = useCarrierName();
  const list = useNameList();
  return (carrierIds) =>
    list(
      carrierIds.map((id) => {
        const name = nameOf(id);
        return isolated(name === id ? id : `${name} (${id})`);
      }),
    );
}
