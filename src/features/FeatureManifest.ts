import type { ChangeSource } from '../application/changes/ChangeSubjects.ts';
import type { PublishStepRunner } from '../application/publishing/PublishStepRunner.ts';
import type { changeKeys, FeatureName } from '../domain/features/featureNames.ts';
import type { Bind, Part } from '../infrastructure/ioc/provide.ts';
import type { AppPage } from '../ui/shared/pages/AppPage.ts';
import type { LoadReviewNotice, ReviewNotice } from '../ui/shared/pages/ReviewNotices.ts';

/**
 * Page of a feature. Without `load`, the page does not exist yet, and its title is used only as a label of the
 * feature's changes.
 */
export type FeaturePage = Pick<AppPage, 'path' | 'titleKey' | 'icon'> &
  Partial<AppPage> & {
    /** Other features whose configuration is also edited on this page. */
    readonly edits?: readonly FeatureName[] | undefined;
  };

type Adapters = () => Promise<(bind: Bind) => void>;

/** Manifest of a feature. Must import other code by `import()`, because the first script contains all manifests. */
export type FeatureManifest = {
  readonly name: FeatureName;
  readonly module?: (bind: Bind) => void;
  readonly service?: Adapters;
  readonly demo?: Adapters;
  readonly steps?: readonly Part<PublishStepRunner>[];
  /** Pages of the feature. Users edit the feature's changes on the first page. */
  readonly pages?: readonly FeaturePage[];
  readonly review?: Omit<ReviewNotice, 'feature' | 'Notice'> & {
    readonly load: LoadReviewNotice;
  };
  readonly changes?: Omit<ChangeSource, 'feature'>;
};

type OwnsChanges<Name extends FeatureName> = (typeof changeKeys)[Name]['changes'] extends readonly [] ? false : true;

/** Manifest type of a feature. If the feature owns change keys, `changes` and a page are required. */
export type ManifestOf<Name extends FeatureName> = FeatureManifest & {
  readonly name: Name;
} & (OwnsChanges<Name> extends true
    ? { readonly pages: readonly [FeaturePage, ...FeaturePage[]]; readonly changes: Omit<ChangeSource, 'feature'> }
    : unknown);
