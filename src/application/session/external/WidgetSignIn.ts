import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { tokenRequest } from '../../../domain/session/tokenRequest.ts';
import type { Clock } from '../../shared/Clock.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { WidgetParent } from './WidgetParent.ts';

/** Milliseconds to wait for a token of the embedding site. */
export const WIDGET_TIMEOUT = 10_000;

/** Signs in the user of the embedding site with a token of that site [AU-13] [NV-3]. */
export class WidgetSignIn {
  readonly #parent: WidgetParent;
  readonly #clock: Clock;
  readonly #owner: () => Pick<AdminConfiguration, 'widgetMode' | 'widgetLogin'> | undefined;

  constructor(
    parent: WidgetParent,
    clock: Clock,
    owner: () => Pick<AdminConfiguration, 'widgetMode' | 'widgetLogin'> | undefined,
  ) {
    this.#parent = parent;
    this.#clock = clock;
    this.#owner = owner;
  }

  /** Resolves to false if no configured site sends a token in time. Otherwise `sessions` has the result. */
  async execute(companyId: CompanyId | undefined, sessions: Pick<SessionStore, 'signIn'>): Promise<boolean> {
    const { widgetMode, widgetLogin: login } = this.#owner() ?? {};
    if (widgetMode !== true || !login || !companyId) return false;
    const accessToken = await this.#tokenOf(login.origins);
    if (accessToken === undefined) return false;
    const request = tokenRequest({ kind: 'widget-token', accessToken }, companyId, login);
    await sessions.signIn({ request, method: 'widget-token' });
    return true;
  }

  #tokenOf(origins: readonly string[]): Promise<string | undefined> {
    return new Promise((resume) => {
      const finish = (token: string | undefined): void => {
        stopWaiting();
        cancelRequest();
        resume(token);
      };
      const stopWaiting = this.#clock.after(WIDGET_TIMEOUT, () => finish(undefined));
      const cancelRequest = this.#parent.ask(origins, finish);
    });
  }
}
