import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useService } from '../services.tsx';
import { OpenSteps } from './OpenSteps.tsx';

interface PageStepsProps {
  readonly of: FeatureName;
  /** Whether the steps of this page are known to be complete. If the portal is live, nothing is rendered then. */
  readonly isSet?: boolean;
}

export const PageSteps = observer(function PageSteps({ of, isSet = false }: PageStepsProps) {
  const isLive = useService(CompanyStore).configuration?.portalActive === true;
  return isSet && isLive ? undefined : <OpenSteps of={of} />;
});
