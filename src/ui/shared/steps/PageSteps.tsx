import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useService } from '../services.tsx';
import { OpenSteps } from './OpenSteps.tsx';

interface PageStepsProps {
  readonly of: FeatureName;
  /** The page knows that its steps are done. A live portal then needs no script. */
  readonly isSet?: boolean;
}

/** Lazy `OpenSteps` for a page's head. */
export const PageSteps = observer(function PageSteps({ of, isSet = false }: PageStepsProps) {
  const isLive = useService(CompanyStore).configuration?.portalActive === true;
  return isSet && isLive ? undefined : <OpenSteps of={of} />;
});
