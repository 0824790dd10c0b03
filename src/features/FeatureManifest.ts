import type { ChangeSource } from '../application/changes/ChangeSubjects.ts';
import type { PublishStepRunner } from '../application/publishing/PublishStepRunner.ts';
import type { changeKeys, FeatureName } from '../domain/features/featureNames.ts';
import type { Bind, Part } from '../infrastructure/ioc/provide.ts';
import type { AppPage } from '../ui/shared/pages/AppPage.ts';
import type { LoadReviewNotice, ReviewNotice } from '../ui/shared/pages/ReviewNotices.ts';

/** A page of a feature; without `load` it is not built yet, and only lends its title to the changes it is about. */
export type FeaturePage = Pick<AppPage, 'path' | 'titleKey' | 'icon'> &
  Partial<AppPage> & {
    /** Other features whose parts of the configuration the page edits too. */
    readonly edits?: readonly FeatureName[] | undefined;
  };

/** A script that binds the adapters of one composition. */
type Adapters = () => Promise<(bind: Bind) => void>;

/**
 * What a feature brings to the page, said once. Data, and `import()` for whatever a first page does not need: a function
 * written out here would be part of every start.
 */
export type FeatureManifest = {
  readonly name: FeatureName;
  /** Use cases and stores, the same in every composition. */
  readonly module?: (bind: Bind) => void;
  /** Adapters over the contract's calls. */
  readonly service?: Adapters;
  /** Adapters over the sample data in memory. */
  readonly demo?: Adapters;
  /** The runners of its publish steps. */
  readonly steps?: readonly Part<PublishStepRunner>[];
  /** Its changes are made on the first. */
  readonly pages?: readonly FeaturePage[];
  /** What it says in the review of pending changes. */
  readonly review?: Omit<ReviewNotice, 'feature' | 'Notice'> & {
    readonly load: LoadReviewNotice;
  };
  /** How its changes are read and said. */
  readonly changes?: Omit<ChangeSource, 'feature'>;
};

type OwnsChanges<Name extends FeatureName> = (typeof changeKeys)[Name]['changes'] extends readonly [] ? false : true;

/** The manifest of one feature: one that owns change keys says how they are read and where they are edited. */
export type ManifestOf<Name extends FeatureName> = FeatureManifest & {
  readonly name: Name;
} & (OwnsChanges<Name> extends true
    ? { readonly pages: readonly [FeaturePage, ...FeaturePage[]]; readonly changes: Omit<ChangeSource, 'feature'> }
    : unknown);
