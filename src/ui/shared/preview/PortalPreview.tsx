import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** Preview of the portal. Its script is loaded in the background, so that the user can edit the page meanwhile. */
export const PortalPreview = lazyComponent(async () => (await import('./PreviewCard.tsx')).PreviewCard);
