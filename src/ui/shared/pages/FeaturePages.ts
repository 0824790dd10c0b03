import type { ComponentType } from 'react';
import { portToken } from '../../../application/shared/token.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import type { AppPage } from './AppPage.ts';

export type ReviewPartProps = {
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** Closes the review, for what leads to a page. */
  readonly onLeave: () => void;
};

/** What a feature shows above its changes in the review: what they bring about, worked out there. */
export type ReviewPart = () => Promise<ComponentType<ReviewPartProps>>;

/** The page on which a feature's changes are made; one that is not built yet gives them a heading all the same. */
export type FeaturePages = Partial<
  Readonly<
    Record<FeatureName, Pick<AppPage, 'path' | 'titleKey' | 'icon'> & { readonly review?: ReviewPart | undefined }>
  >
>;
export const FeaturePages = portToken<FeaturePages>('FeaturePages');
