import type { SampleData } from '../../../sample/SampleData.ts';
import { DemoTour } from '../../application/demo/DemoTour.ts';
import { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import { Clipboard } from '../../application/shared/Clipboard.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage, SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { PageFrame } from '../../application/shared/PageFrame.ts';
import type { ChangeRegistry } from '../../domain/changes/changeRegistry.ts';
import { DemoService } from '../demo/DemoService.ts';
import { sampleDemoTour } from '../demo/sampleDemoTour.ts';
import { browserClipboard } from '../page/browserClipboard.ts';
import { Env } from '../env/Env.ts';
import { InMemoryStorage } from '../storage/InMemoryStorage.ts';
import { openLocalStorage } from '../storage/openStorage.ts';
import { WithdrawableStorage } from '../storage/WithdrawableStorage.ts';
import type { Binder } from './container.ts';
import { provide } from './provide.ts';

/** Binds in-memory replacements of browser and service for the demo. A reload discards their data [DM-1]. */
export const demoPlatform =
  (sample: SampleData, registry: ChangeRegistry): Binder =>
  (bind) => {
    provide(
      bind,
      DemoService,
      [Clock, Ids, PatternEngine],
      (clock, ids, patterns) => new DemoService(sample, registry, { clock, ids, patterns }),
    );
    provide(bind, SessionStorage, [], () => new WithdrawableStorage(new InMemoryStorage()));
    // Use the real storage, so that the selected theme is not lost on reload.
    provide(bind, LocalStorage, [], openLocalStorage);
    provide(bind, DemoTour, [Env], ({ carrier }) =>
      sampleDemoTour(sample, carrier, () => window.location.replace(import.meta.env.BASE_URL)),
    );
    // The service of the demo is always reachable, even offline.
    provide(bind, Connection, [], () => ({ isOnline: () => true, watch: () => () => undefined }));
    provide(bind, Clipboard, [], () => browserClipboard);
    provide(bind, PageFrame, [], () => ({ isFramed: () => false, hasWidgetUtilities: () => false }));
  };
