import { useSearchParams } from 'react-router-dom';
import { configPartOf } from '../../../domain/application-config/configPart.ts';
import { SETTING_PARAMETER } from '../../../domain/changes/settingAddress.ts';
import { dispositionLists, type DispositionList } from '../../../domain/dispositions/dispositionLists.ts';

const LIST = 'list';

export type DispositionTab = { readonly list: DispositionList; readonly select: (list: DispositionList) => void };

/** The list that is shown: that of the setting which the address names, else the one it names itself. */
export function useDispositionTab(): DispositionTab {
  const [parameters, setParameters] = useSearchParams();
  const part = configPartOf(parameters.get(SETTING_PARAMETER) ?? '');
  const named = part?.kind === 'dispositions' ? part.name : parameters.get(LIST);
  const list = dispositionLists.find((each) => each === named) ?? 'rules';

  function select(chosen: DispositionList): void {
    setParameters(
      (present) => {
        present.delete(SETTING_PARAMETER);
        present.set(LIST, chosen);
        return present;
      },
      { replace: true },
    );
  }
  return { list, select };
}
