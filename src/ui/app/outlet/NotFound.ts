import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** What is drawn at an address that leads nowhere; fetched where it is. */
export const NotFound = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
