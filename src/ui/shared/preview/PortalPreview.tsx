import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** Loaded in the background, so that the page can be edited meanwhile. */
export const PortalPreview = lazyComponent(async () => (await import('./PreviewCard.tsx')).PreviewCard);
