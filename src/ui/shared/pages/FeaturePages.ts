import { portToken } from '../../../application/shared/token.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import type { AppPage } from './AppPage.ts';

/** Page on which a feature's changes are made. A page that is not built yet still provides a title. */
export type FeaturePages = Partial<Readonly<Record<FeatureName, Pick<AppPage, 'path' | 'titleKey' | 'icon'>>>>;
export const FeaturePages = portToken<FeaturePages>('FeaturePages');
