import type { DemoSignInProps } from './DemoSignIn.tsx';

/** Views that exist only in the demo. Other builds do not contain their script. */
let views: typeof import('./demoViews.ts') | undefined;

/** Loads the demo's views before the page is rendered, so that the layout does not change afterwards. */
export async function prepareDemo(): Promise<void> {
  if (import.meta.env.MODE === 'demo') views = await import('./demoViews.ts');
}

export function DemoMark() {
  const Mark = views?.DemoMark;
  return Mark && <Mark isAroundPage />;
}

export function DemoSignIn(props: DemoSignInProps) {
  const SignIn = views?.DemoSignIn;
  return SignIn && <SignIn {...props} />;
}

export function DemoPreviewLink(props: { readonly address: string }) {
  const PreviewLink = views?.DemoPreviewLink;
  return PreviewLink && <PreviewLink {...props} />;
}
