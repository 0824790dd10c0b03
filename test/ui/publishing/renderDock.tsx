import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../../src/infrastructure/languages/bundledLocaleGateway.ts';
import { PageLinksContext } from '../../../src/ui/shared/pages/PageLinksContext.ts';
import { PublishDock } from '../../../src/ui/features/publishing/dock/PublishDock.tsx';
import '../../../src/ui/features/publishing/panel/PublishOverlays.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { aReason } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import type { ManualClock } from '../../support/fakes/ManualClock.ts';
import {
  openWorkspace,
  REFETCH_DELAY,
  type Environment,
  type Workspace,
  type WorkspaceOptions,
} from '../../support/workspace.ts';

export type RenderedDock = Workspace & {
  readonly user: UserEvent;
  readonly clock: ManualClock;
  /** Paths that the dock navigated to. */
  readonly visited: readonly string[];
};

export type DockOptions = {
  readonly companyId?: string;
  readonly carrier?: string;
  /** Whether the user can open a page. Defaults to all pages. */
  readonly hasPage?: (path: string) => boolean;
  /** A node rendered next to the dock. */
  readonly beside?: ReactNode;
  readonly replace?: NonNullable<WorkspaceOptions['replace']>;
};

/** Renders the dock with real stores and a service with planned faults. */
export async function renderDock(
  environment: Environment,
  { companyId = 'ACME', carrier = 'USPS', hasPage = () => true, beside, ...more }: DockOptions = {},
): Promise<RenderedDock> {
  const texts = await bundledLocaleGateway().read('en');
  if (!texts.ok) throw new Error('the texts are not there');
  const workspace = await openWorkspace(environment, { companyId, carrier, ...more });
  const visited: string[] = [];
  const user = userEvent.setup();
  render(
    <I18nProvider locale="en">
      <I18nextProvider i18n={createI18n('en', texts.value, async () => texts)}>
        <ServicesProvider services={workspace.services}>
          <PageLinksContext value={{ hasPage, goTo: (path) => void visited.push(path) }}>
            {beside}
            <PublishDock reloadDelay={REFETCH_DELAY} />
          </PageLinksContext>
        </ServicesProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return { ...workspace, user, clock: environment.clock, visited };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Runs an action inside `act`, including the promises that it settles at once. */
export const inAct = (what: () => unknown): Promise<void> =>
  act(async () => {
    await what();
    await settled();
  });

export const renamed = aReason({ description: 'Too small or too large' });
