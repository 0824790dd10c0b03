import { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { StepUp } from '../../application/session/StepUp.ts';
import { Clipboard } from '../../application/shared/Clipboard.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LocalStorage, SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { PageFrame } from '../../application/shared/PageFrame.ts';
import { Env } from '../env/Env.ts';
import { AxiosHttp } from '../http/AxiosHttp.ts';
import { EarlyAnswers } from '../http/EarlyAnswers.ts';
import { Http } from '../http/Http.ts';
import { browserClipboard } from '../page/browserClipboard.ts';
import { browserConnection } from '../page/browserConnection.ts';
import { browserPageFrame } from '../page/browserPageFrame.ts';
import { openLocalStorage, openTabStorage } from '../storage/openStorage.ts';
import { provide, type Bind } from './provide.ts';

export function browserPlatform(bind: Bind): void {
  provide(bind, SessionStorage, [], openTabStorage);
  provide(bind, LocalStorage, [], openLocalStorage);
  provide(
    bind,
    Http,
    [Env, SessionCredentials, Clock, AnnouncedExtensions, StepUp, Ids],
    (env, credentials, clock, announced, stepUp, traceIds) => {
      const { apiUrl = '', rootApiUrl = '', clientKey, clientSecret = '' } = env;
      const early = new EarlyAnswers(window.__EARLY__?.answers);
      const settings = {
        apiUrl,
        rootApiUrl,
        clientKey,
        clientSecret,
        traceIds,
        get supportsIdempotencyKeys() {
          return announced.supportsIdempotencyKeys;
        },
      };
      return new AxiosHttp(settings, credentials, clock, Math.random, early, stepUp);
    },
  );
  provide(bind, Connection, [], () => browserConnection(window));
  provide(bind, Clipboard, [], () => browserClipboard);
  provide(bind, PageFrame, [], () => browserPageFrame(window));
}
