import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { DiscardChange } from '../../../src/application/changes/DiscardChange.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../src/application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { OtherTabsStore } from '../../../src/application/publishing/OtherTabsStore.ts';
import { ComparisonStore } from '../../../src/application/history/ComparisonStore.ts';
import { HistoryStore } from '../../../src/application/history/HistoryStore.ts';
import { ReadComparison } from '../../../src/application/history/ReadComparison.ts';
import { RestoreRevision } from '../../../src/application/history/RestoreRevision.ts';
import { UndoPublish } from '../../../src/application/history/UndoPublish.ts';
import { LastPublishStore } from '../../../src/application/publishing/LastPublishStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import { AddressCheckStore } from '../../../src/application/warehouses/AddressCheckStore.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import { Connection } from '../../../src/application/shared/Connection.ts';
import { bundleLocaleOf, type Language } from '../../../src/domain/languages/language.ts';
import type { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { InMemoryHistoryGateway } from '../../../src/infrastructure/history/InMemoryHistoryGateway.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { createContainer, type Services } from '../../../src/infrastructure/ioc/container.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { BundledLocaleGateway } from '../../../src/infrastructure/languages/BundledLocaleGateway.ts';
import { PublishDock } from '../../../src/ui/features/publishing/dock/PublishDock.tsx';
import '../../../src/ui/features/publishing/panel/PublishOverlays.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { ContainerModule } from 'inversify';
import type { ManualClock } from '../../support/fakes/ManualClock.ts';
import { openWorkspace, REFETCH_DELAY, type Environment, type Workspace } from '../../support/workspace.ts';

/** A connection that a test cuts and mends. */
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
  /** The paths that were gone to. */
  readonly visited: readonly string[];
};

function servicesOf(
  workspace: Workspace,
  service: DemoService,
  clock: ManualClock,
  connection: SwitchedConnection,
): Services {
  const { branding, changes, company, publishing, otherTabs, addressCheck } = workspace;
  return createContainer([
    new ContainerModule(({ bind }) => {
      provide(bind, BrandingStore, [], () => branding);
      provide(bind, PendingChangesStore, [], () => changes);
      provide(bind, CompanyStore, [], () => company);
      provide(bind, PublishingStore, [], () => publishing);
      provide(bind, OtherTabsStore, [], () => otherTabs);
      provide(bind, AddressCheckStore, [], () => addressCheck);
      provide(bind, DiscardChange, [], () => new DiscardChange(company, changes));
      const restore = new RestoreRevision(company, changes);
      const history = new InMemoryHistoryGateway(service);
      provide(bind, HistoryStore, [], () => new HistoryStore(history));
      provide(bind, ComparisonStore, [], () => new ComparisonStore(new ReadComparison(history)));
      provide(bind, RestoreRevision, [], () => restore);
      provide(bind, ReviewStore, [], () => new ReviewStore());
      provide(bind, UndoPublish, [], () => new UndoPublish(publishing, company, changes, restore));
      provide(bind, LastPublishStore, [], () => new LastPublishStore(workspace.publishes, company, branding));
      provide(bind, Clock, [], () => clock);
      provide(bind, Connection, [], () => connection);
    }),
  ]);
}

export type DockOptions = {
  readonly companyId?: string;
  readonly carrier?: string;
  readonly language?: Language;
  /** The pages that can be opened; all of them unless said otherwise. */
  readonly hasPage?: (path: string) => boolean;
  /** What is drawn with the dock. */
  readonly beside?: ReactNode;
};

/** The dock over real stores, on a service that may fail. */
export async function renderDock(
  environment: Environment,
  { companyId = 'ACME', carrier = 'USPS', language = 'en', hasPage = () => true, beside }: DockOptions = {},
): Promise<RenderedDock> {
  const texts = await new BundledLocaleGateway().read(bundleLocaleOf(language));
  if (!texts.ok) throw new Error('the texts are not there');
  const workspace = await openWorkspace(environment, { companyId, carrier });
  const connection = new SwitchedConnection();
  const visited: string[] = [];
  const user = userEvent.setup();
  render(
    <I18nProvider locale={language}>
      <I18nextProvider i18n={createI18n(language, texts.value, async () => texts)}>
        <ServicesProvider services={servicesOf(workspace, environment.service, environment.clock, connection)}>
          {beside}
          <PublishDock refetchDelay={REFETCH_DELAY} hasPage={hasPage} goTo={(path) => void visited.push(path)} />
        </ServicesProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return { ...workspace, user, clock: environment.clock, connection, visited };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
