import { CommandPalette } from '../../../src/ui/features/commands/CommandPalette.tsx';
import { PageLinksContext, type PageLinks } from '../../../src/ui/shared/pages/PageLinksContext.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

/** The palette of a merchant without navigation. A chosen setting is opened by `links`. */
export const renderPalette = (links: PageLinks, options?: RenderOptions) =>
  renderPage(
    <PageLinksContext value={links}>
      <CommandPalette
        sections={[]}
        prefix=""
        session={{ role: 'merchant' }}
        onClose={() => undefined}
        onShowKeys={() => undefined}
        onSignOut={async () => true}
      />
    </PageLinksContext>,
    options,
  );
