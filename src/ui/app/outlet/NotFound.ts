import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

export const NotFound = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
