import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import type { Connection } from '../../../src/application/shared/Connection.ts';
import { bundleLocaleOf, type Language } from '../../../src/domain/languages/language.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { BundledLocaleGateway } from '../../../src/infrastructure/languages/BundledLocaleGateway.ts';
import { PageLinksContext } from '../../../src/ui/shared/pages/PageLinksContext.ts';
import { PublishDock } from '../../../src/ui/features/publishing/dock/PublishDock.tsx';
import '../../../src/ui/features/publishing/panel/PublishOverlays.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import type { ManualClock } from '../../support/fakes/ManualClock.ts';
import {
  openWorkspace,
  REFETCH_DELAY,
  type Environment,
  type Workspace,
  type WorkspaceOptions,
} from '../../support/workspace.ts';

/** A connection that a test disconnects and reconnects. */
export class SwitchedConnection implements Connection {
  #isOnline = true;
  readonly #watchers = new Set<() => void>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  watch(callback: () => void): () => void {
    this.#watchers.add(callback);
    return () => this.#watchers.delete(callback);
  }

  turn(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const watcher of this.#watchers) watcher();
  }
}

export type RenderedDock = Workspace & {
  readonly user: UserEvent;
  readonly clock: ManualClock;
  readonly connection: SwitchedConnection;
  /** Paths that were opened. */
  readonly visited: readonly string[];
};

export type DockOptions = {
  readonly companyId?: string;
  readonly carrier?: string;
  readonly language?: Language;
  /** Pages that can be opened. Defaults to all. */
  readonly hasPage?: (path: string) => boolean;
  /** Rendered next to the dock. */
  readonly beside?: ReactNode;
  readonly replace?: NonNullable<WorkspaceOptions['replace']>;
};

/** The dock with real stores and a service that may fail. */
export async function renderDock(
  environment: Environment,
  { companyId = 'ACME', carrier = 'USPS', language = 'en', hasPage = () => true, beside, ...more }: DockOptions = {},
): Promise<RenderedDock> {
  const texts = await new BundledLocaleGateway().read(bundleLocaleOf(language));
  if (!texts.ok) throw new Error('the texts are not there');
  const connection = new SwitchedConnection();
  const workspace = await openWorkspace(environment, { companyId, carrier, connection, ...more });
  const visited: string[] = [];
  const user = userEvent.setup();
  render(
    <I18nProvider locale={language}>
      <I18nextProvider i18n={createI18n(language, texts.value, async () => texts)}>
        <ServicesProvider services={workspace.services}>
          <PageLinksContext value={{ hasPage, goTo: (path) => void visited.push(path) }}>
            {beside}
            <PublishDock refetchDelay={REFETCH_DELAY} />
          </PageLinksContext>
        </ServicesProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return { ...workspace, user, clock: environment.clock, connection, visited };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
