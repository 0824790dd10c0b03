import { pathOfPage } from '../domain/navigation/hiddenPages.ts';
import { ChangeSources, type ChangeSource, type ChangeSubjects } from '../application/changes/ChangeSubjects.ts';
import { PublishStepRunners } from '../application/publishing/PublishStepRunner.ts';
import { ChangeRegistry } from '../domain/changes/changeRegistry.ts';
import type { Binder } from '../infrastructure/ioc/container.ts';
import { provide, provideList } from '../infrastructure/ioc/provide.ts';
import { lazyComponent } from '../ui/shared/lazy/lazyComponent.tsx';
import { defaultPage, type AppPage, MerchantPages, AdminPages, FeaturePages } from '../ui/shared/pages/AppPage.ts';
import { ReviewNotices } from '../ui/shared/pages/ReviewNotices.ts';
import type { FeatureManifest } from './FeatureManifest.ts';

export const loadAdapters = (
  features: readonly FeatureManifest[],
  composition: 'service' | 'demo',
): Promise<readonly Binder[]> => Promise.all(features.flatMap((feature) => feature[composition]?.() ?? []));

export const changeSources = (features: readonly FeatureManifest[]): readonly ChangeSource[] =>
  features.flatMap(({ name, changes }): ChangeSource[] => (changes ? [{ feature: name, ...changes }] : []));

/** Loads the change subjects (kinds of settings that can be changed) of all features, for the demo service and tests. */
export async function loadRegistry(features: readonly FeatureManifest[]): Promise<ChangeRegistry> {
  const sources = changeSources(features);
  const loaded = await Promise.all(sources.map(async ({ feature, load }) => [feature, await load()] as const));
  return new ChangeRegistry(Object.fromEntries(loaded));
}

export const featureBinders = (features: readonly FeatureManifest[]): readonly Binder[] => [
  ...features.flatMap(({ module }) => module ?? []),
  (bind) => {
    provideList(
      bind,
      PublishStepRunners,
      features.flatMap(({ steps }) => steps ?? []),
    );
    provide(bind, ChangeSources, [], () => changeSources(features));
    provide(bind, ReviewNotices, [], () =>
      features.flatMap(({ name, review }) =>
        review ? [{ ...review, feature: name, Notice: lazyComponent(review.load) }] : [],
      ),
    );
    provide(bind, MerchantPages, [], () => listablePagesOf(features, 'merchant'));
    provide(bind, AdminPages, [], () => listablePagesOf(features, 'admin'));
    provide(bind, FeaturePages, [], () =>
      Object.fromEntries(features.flatMap(({ name, pages }) => (pages?.[0] ? [[name, pages[0]]] : []))),
    );
  },
];

const listablePagesOf = (features: readonly FeatureManifest[], whose: AppPage['audience']): MerchantPages =>
  features
    .flatMap(({ pages = [] }) => pages)
    .filter(
      ({ load, audience, showInMenu }) => load && (audience ?? defaultPage.audience) === whose && showInMenu !== false,
    )
    .map(({ path, titleKey, icon, needs, acts, isHome }) => ({
      path: pathOfPage(path) as `/${string}`,
      isHome,
      titleKey,
      icon,
      needs,
      acts,
    }));

/** Returns all pages that have `load`. Opening a page also loads the change subjects of the settings on this page. */
export const pagesOf = (features: readonly FeatureManifest[], subjects: ChangeSubjects): readonly AppPage[] =>
  features.flatMap(({ name, pages = [] }) =>
    pages.flatMap(({ load, edits = [], ...page }): AppPage[] => {
      if (!load) return [];
      const loadWithSubjects: AppPage['load'] = async () =>
        (await Promise.all([load(), subjects.load([name, ...edits])]))[0];
      return [{ ...defaultPage, ...page, load: loadWithSubjects }];
    }),
  );
