import type { DemoSignInProps } from './DemoSignIn.tsx';

/** Views that only the demo has. Other builds don't contain their script. */
let views: typeof import('./demoViews.ts') | undefined;

/** Loads the views before the page is rendered, so that nothing moves afterwards. */
export async function prepareDemo(): Promise<void> {
  if (import.meta.env.MODE === 'demo') views = await import('./demoViews.ts');
}

/** Says around every page that this is the demo. */
export function DemoMark() {
  const Mark = views?.DemoMark;
  return Mark && <Mark isAroundPage />;
}

/** Says so at sign-in, and signs in at a press. */
export function DemoSignIn(props: DemoSignInProps) {
  const SignIn = views?.DemoSignIn;
  return SignIn && <SignIn {...props} />;
}

/** Says where a link to a preview can be opened, and opens it there. */
export function DemoPreviewLink(props: { readonly address: string }) {
  const PreviewLink = views?.DemoPreviewLink;
  return PreviewLink && <PreviewLink {...props} />;
}
