import { portToken } from '../../../application/shared/token.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import type { AppPage } from './AppPage.ts';

/** The page on which a feature's changes are made; one that is not built yet gives them a heading all the same. */
export type FeaturePages = Partial<Readonly<Record<FeatureName, Pick<AppPage, 'path' | 'titleKey' | 'icon'>>>>;
export const FeaturePages = portToken<FeaturePages>('FeaturePages');
