import { observer } from 'mobx-react-lite';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { isListed } from '../../../domain/navigation/routeFlags.ts';
import { visibleSections } from '../../../domain/navigation/visibleSections.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useService } from '../../shared/services.tsx';
import { noFacts } from './noFacts.ts';
import { PageOutlet } from '../outlet/PageOutlet.tsx';
import { findRoute } from '../findRoute.ts';
import { Shell } from '../shell/Shell.tsx';

/** The owner's own pages. */
export const AdminPages = observer(function AdminPages(props: {
  readonly session: Session;
  readonly page: string;
  readonly version: string;
}) {
  const { session, page, version } = props;
  const { configuration } = useService(BrandingStore);
  if (!configuration) return undefined;
  const route = findRoute('admin', page);
  const sections = visibleSections(configuration.navigation, noFacts, ({ url }) => {
    const listed = findRoute('admin', url);
    return listed !== undefined && isListed(listed, false);
  });
  return (
    <Shell
      sections={sections}
      prefix=""
      company={{
        name: configuration.carrierName,
        logoUrl: configuration.logoUrl,
        darkLogoUrl: configuration.altLogoUrl,
      }}
      session={session}
      version={version}
      footer={configuration.footer}
      flags={route}
    >
      <PageOutlet route={route} productName={configuration.productName} />
    </Shell>
  );
});
