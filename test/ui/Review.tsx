import { ReviewDrawer } from '../../src/ui/shared/changes/review/ReviewDrawer.tsx';
import { useDiscarded } from '../../src/ui/shared/changes/review/useDiscarded.ts';
import { PageLinksContext, type PageLinks } from '../../src/ui/shared/pages/PageLinksContext.ts';

/** Open review. Adds the paths of links that the user clicks to `visitedPaths`. */
export function Review({ visitedPaths }: { readonly visitedPaths: string[] }) {
  const discarded = useDiscarded();
  const links: PageLinks = { hasPage: () => true, goTo: (path) => visitedPaths.push(path) };
  return (
    <PageLinksContext value={links}>
      <ReviewDrawer isOpen discarded={discarded} onClose={() => undefined} onPublish={() => undefined} />
    </PageLinksContext>
  );
}
