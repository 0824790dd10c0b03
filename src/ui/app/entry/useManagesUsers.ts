import { PageFrame } from '../../../application/shared/PageFrame.ts';
import { canManageUsers } from '../../../domain/navigation/userMenu.ts';
import { useService } from '../../shared/services.tsx';

export function useManagesUsers(): boolean {
  const frame = useService(PageFrame);
  return canManageUsers({ isFramed: frame.isFramed(), hasWidgetUtilities: frame.hasWidgetUtilities() });
}
