import { useCarrierName } from './useCarrierName.ts';
import { useNameList } from './useNameList.ts';

/** For observers. Includes company ids, because support needs them [WH-7]. */
export function useCarrierList(): (carrierIds: readonly string[]) => string {
  const nameOf = useCarrierName();
  const list = useNameList();
  return (carrierIds) =>
    list(
      carrierIds.map((id) => {
        const name = nameOf(id);
        return `\u2068${name === id ? id : `${name} (${id})`}\u2069`;
      }),
    );
}
