import { LazyPart } from '../../../application/shared/LazyPart.ts';
import type { DemoSignInProps } from './DemoSignIn.tsx';

/** What the demo shows beyond the product. Whoever draws it asks for the demo's build first: no other has it. */
const views = import.meta.env.MODE === 'demo' ? new LazyPart(() => import('./demoViews.ts')) : undefined;

/** Nothing of the page moves once it is drawn: the demo's views come before it. */
export const prepareDemo = async (): Promise<void> => void (await views?.load());

/** Says around every page that this is the demo. */
export function DemoMark() {
  const Mark = views?.loaded?.DemoMark;
  return Mark && <Mark isAroundPage />;
}

/** Says so at sign-in, and signs in at a press. */
export function DemoSignIn(props: DemoSignInProps) {
  const SignIn = views?.loaded?.DemoSignIn;
  return SignIn && <SignIn {...props} />;
}

/** Says where a link to a preview can be opened, and opens it there. */
export function DemoPreviewLink(props: { readonly address: string }) {
  const PreviewLink = views?.loaded?.DemoPreviewLink;
  return PreviewLink && <PreviewLink {...props} />;
}
