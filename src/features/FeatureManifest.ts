import type { ChangeSource } from '../application/changes/ChangeSubjects.ts';
import type { PublishStepRunner } from '../application/publishing/PublishStepRunner.ts';
import type { changeKeys, FeatureName } from '../domain/features/featureNames.ts';
import type { Bind, Part } from '../infrastructure/ioc/provide.ts';
import type { AppPage } from '../ui/shared/pages/AppPage.ts';
import type { LoadReviewNotice, ReviewNotice } from '../ui/shared/pages/ReviewNotices.ts';

/** Without `load`, the page is only a title for its changes. */
export type FeaturePage = Pick<AppPage, 'path' | 'titleKey' | 'icon'> &
  Partial<AppPage> & {
    /** Other features whose configuration the page edits, too. */
    readonly edits?: readonly FeatureName[] | undefined;
  };

type Adapters = () => Promise<(bind: Bind) => void>;

/** Contains only data and `import()`, because everything else would be part of the first script. */
export type FeatureManifest = {
  readonly name: FeatureName;
  readonly module?: (bind: Bind) => void;
  readonly service?: Adapters;
  readonly demo?: Adapters;
  readonly steps?: readonly Part<PublishStepRunner>[];
  /** The first page is the one where its changes are edited. */
  readonly pages?: readonly FeaturePage[];
  /** Notice in the review of pending changes. */
  readonly review?: Omit<ReviewNotice, 'feature' | 'Notice'> & {
    readonly load: LoadReviewNotice;
  };
  readonly changes?: Omit<ChangeSource, 'feature'>;
};

type OwnsChanges<Name extends FeatureName> = (typeof changeKeys)[Name]['changes'] extends readonly [] ? false : true;

/** A feature that owns change keys must define `changes` and a page. */
export type ManifestOf<Name extends FeatureName> = FeatureManifest & {
  readonly name: Name;
} & (OwnsChanges<Name> extends true
    ? { readonly pages: readonly [FeaturePage, ...FeaturePage[]]; readonly changes: Omit<ChangeSource, 'feature'> }
    : unknown);
