import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useService } from '../services.tsx';
import { OpenSteps } from './OpenSteps.tsx';

interface PageStepsProps {
  readonly of: FeatureName;
  /** The page knows that its own steps are done: on a live portal there is nothing to tell then, and nothing is loaded. */
  readonly isSet?: boolean;
}

/** See `OpenSteps`: for the head of a page, which is drawn before them. */
export const PageSteps = observer(function PageSteps({ of, isSet = false }: PageStepsProps) {
  const isLive = useService(CompanyStore).configuration?.portalActive === true;
  return isSet && isLive ? undefined : <OpenSteps of={of} />;
});
