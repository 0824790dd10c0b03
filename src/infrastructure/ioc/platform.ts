import type { Env as EnvSettings } from '../../../contract/env.ts';
import { Translator } from '../../application/languages/Translator.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage } from '../../application/shared/KeyValueStorage.ts';
import { CryptoIds } from '../clock/CryptoIds.ts';
import { SystemClock } from '../clock/SystemClock.ts';
import { Env } from '../env/Env.ts';
import { FetchedAnalytics } from '../telemetry/FetchedAnalytics.ts';
import type { Binder } from './container.ts';
import { provide } from './provide.ts';

/** What every composition needs: settings, time, ids, texts, telemetry. */
export const platform =
  (env: EnvSettings, translator: Translator, reporter: ErrorReporter): Binder =>
  (bind) => {
    provide(bind, Env, [], () => env);
    provide(bind, Clock, [], () => new SystemClock());
    provide(bind, Ids, [], () => new CryptoIds());
    provide(
      bind,
      Analytics,
      [LocalStorage, Clock, Ids, Connection, SessionStore],
      (storage, clock, ids, connection, sessions) =>
        new FetchedAnalytics(
          storage,
          clock,
          ids,
          () => sessions.shown,
          async () => (await import('../telemetry/openSink.ts')).openSink(env, storage, clock, ids, connection),
        ),
    );
    provide(bind, ErrorReporter, [], () => reporter);
    provide(bind, Translator, [], () => translator);
  };
