import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** What a customer sees beside what decides it; fetched behind the page, which can be edited meanwhile. */
export const PortalPreview = lazyComponent(async () => (await import('./PreviewCard.tsx')).PreviewCard);
