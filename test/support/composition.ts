import type { SampleData } from '../../sample/SampleData.ts';
import { ChangeSubjects } from '../../src/application/changes/ChangeSubjects.ts';
import { Translator } from '../../src/application/languages/Translator.ts';
import { Analytics } from '../../src/application/shared/Analytics.ts';
import { Clock } from '../../src/application/shared/Clock.ts';
import { ErrorReporter } from '../../src/application/shared/ErrorReporter.ts';
import { LocalStorage } from '../../src/application/shared/KeyValueStorage.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { Ids } from '../../src/application/shared/Ids.ts';
import { featureBinders, loadAdapters, pagesOf } from '../../src/features/composeFeatures.ts';
import { features } from '../../src/features/features.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { Env } from '../../src/infrastructure/env/Env.ts';
import { createContainer, type Binder, type Services } from '../../src/infrastructure/ioc/container.ts';
import { demoPlatform } from '../../src/infrastructure/ioc/demoPlatform.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import { changeRegistry, changeSubjects } from './changes.ts';
import { CountingIds } from './fakes/CountingIds.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';
import { ALLOWED_ROLES, RETURNS_PRODUCT } from './samples/aSample.ts';

const env = {
  clientKey: 'test-client',
  adminRoles: [...ALLOWED_ROLES.admin],
  merchantRoles: [...ALLOWED_ROLES.merchant],
  returnsProduct: RETURNS_PRODUCT,
};
const translator: Translator = {
  language: 'en',
  complete: async () => undefined,
  load: async () => true,
  use: async () => true,
};
const demoAdapters = await loadAdapters(features, 'demo');

export type DemoOptions = {
  readonly sample?: SampleData;
  /** Service to use instead of one with the sample. */
  readonly service?: DemoService;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly translator?: Translator;
  /** Bindings that replace those of the demo, because they are applied last. */
  readonly replace?: Binder;
};

/** Creates the demo's container. The test controls time, IDs and telemetry. All change subjects are loaded. */
export const demoServices = ({
  sample = { owners: [], assets: [] },
  service,
  clock = new ManualClock(),
  ids = new CountingIds('id'),
  translator: texts = translator,
  replace = () => undefined,
}: DemoOptions): Services =>
  createContainer([
    demoPlatform(sample, changeRegistry),
    ...demoAdapters,
    ...featureBinders(features),
    (bind) => {
      provide(bind, Env, [], () => env);
      provide(bind, LocalStorage, [], () => new InMemoryStorage());
      provide(bind, Clock, [], () => clock);
      provide(bind, Ids, [], () => ids);
      provide(bind, Analytics, [], () => new RecordingAnalytics());
      provide(bind, ErrorReporter, [], () => new RecordingErrorReporter());
      provide(bind, Translator, [], () => texts);
      provide(bind, ChangeSubjects, [], () => changeSubjects);
      if (service) provide(bind, DemoService, [], () => service);
    },
    replace,
  ]);

export const pages = pagesOf(features, changeSubjects);
