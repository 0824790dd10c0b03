import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { configPartOf } from '../../../domain/application-config/configPart.ts';
import { SETTING_PARAMETER } from '../../../domain/navigation/pageAddress.ts';
import { dispositionLists, type DispositionList } from '../../../domain/dispositions/dispositionLists.ts';

/** Returns the tab that contains the setting in the URL. Without such a setting, the tab of the path. */
export function useDispositionTab() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const part = configPartOf(parameters.get(SETTING_PARAMETER) ?? '');
  const segments = pathname.replace(/\/$/, '').split('/');
  const ofPath = dispositionLists.find((each) => each === segments.at(-1));
  const ofSetting = part?.kind === 'dispositions' && dispositionLists.find((each) => each === part.name);

  function select(chosen: DispositionList): void {
    const page = ofPath ? segments.slice(0, -1) : segments;
    void navigate([...page, chosen].join('/'), { replace: true });
  }
  return { list: ofSetting || ofPath || 'rules', select };
}
