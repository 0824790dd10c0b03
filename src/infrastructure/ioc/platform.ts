import type { Env as EnvSettings } from '../../../contract/env.ts';
import { Translator } from '../../application/languages/Translator.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { cryptoIds } from '../clock/cryptoIds.ts';
import { systemClock } from '../clock/systemClock.ts';
import type { Session } from '../../domain/session/session.ts';
import { Env } from '../env/Env.ts';
import { FetchedAnalytics } from '../telemetry/FetchedAnalytics.ts';
import type { Binder } from './container.ts';
import { provide } from './provide.ts';

/** @param person returns the current session. A function, because the session store itself depends on telemetry */
export const platform =
  (env: EnvSettings, translator: Translator, reporter: ErrorReporter, person: () => Session | undefined): Binder =>
  (bind) => {
    provide(bind, Env, [], () => env);
    provide(bind, Clock, [], () => systemClock);
    provide(bind, Ids, [], () => cryptoIds);
    provide(
      bind,
      Analytics,
      [LocalStorage, Clock, Ids, Connection],
      (storage, clock, ids, connection) =>
        new FetchedAnalytics(storage, clock, ids, person, async () =>
          (await import('../telemetry/openSink.ts')).openSink(env, storage, clock, ids, connection),
        ),
    );
    provide(bind, ErrorReporter, [], () => reporter);
    provide(bind, Translator, [], () => translator);
  };
