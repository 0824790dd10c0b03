import type { DemoSignInProps } from './DemoSignIn.tsx';

/** Views that only the demo has. Other builds don't contain their script. */
let views: typeof import('./demoViews.ts') | undefined;

/** Loads the views before the page is rendered, so that nothing moves afterwards. */
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
