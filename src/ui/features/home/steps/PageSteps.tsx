import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';

/** See `OpenSteps`: for the head of a page, which is drawn before them. */
export const PageSteps = lazyComponent(async () => (await import('./OpenSteps.tsx')).OpenSteps);
