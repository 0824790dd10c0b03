import { useLocation } from 'react-router-dom';
import { OwnerFeatures } from './OwnerFeatures.tsx';
import { OwnerFooterLinks } from './OwnerFooterLinks.tsx';
import { OwnerOverview } from './OwnerOverview.tsx';

/** Small parts of the owner's configuration, each with its own URL. */
export function OwnerConfigurationPage() {
  const { pathname } = useLocation();
  if (pathname.endsWith('/footer-links')) return <OwnerFooterLinks />;
  return pathname.endsWith('/features') ? <OwnerFeatures /> : <OwnerOverview />;
}
