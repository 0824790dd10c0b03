import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { RecentCommand } from '../../../application/commands/RecentCommands.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/company/companyId.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { useFoundMerchants, type FoundMerchants } from '../../shared/search/useFoundMerchants.ts';
import { useService } from '../../shared/services.tsx';
import type { CommandPaletteProps } from './CommandProps.ts';
import type { Command } from './CommandsContext.ts';

/** Maximum number of merchants. The merchants list shows all. */
const MAX_SHOWN = 8;
const MERCHANTS_PAGE = '/merchants/overview';

const ID_PREFIX = 'merchant ';

export type MerchantCommands = Pick<FoundMerchants, 'state'> & {
  readonly commands: readonly Command[];
  /** The command of a merchant that was chosen before; undefined unless the ID is that of a merchant's command. */
  readonly recent: (recent: RecentCommand) => Command | undefined;
};

/** Merchants found by the service. For admins only. */
export function useMerchantCommands({ session }: CommandPaletteProps, typed: string): MerchantCommands {
  const { state, merchants } = useFoundMerchants(session.role === 'admin' ? typed.trim() : '');
  const review = useReviewOf();
  const command = (companyId: CompanyId, name: string): Command => ({
    id: `${ID_PREFIX}${companyId}`,
    group: 'merchants',
    label: name,
    icon: 'building-2',
    keywords: [companyId],
    run: () => review(companyId),
  });
  return {
    state,
    commands: merchants.slice(0, MAX_SHOWN).map(({ companyId, name }) => command(companyId, name)),
    recent: ({ id, label }) => {
      const companyId = id.startsWith(ID_PREFIX) ? parseCompanyId(id.slice(ID_PREFIX.length)) : undefined;
      return companyId && session.role === 'admin' ? command(companyId, label) : undefined;
    },
  };
}

/** Opens the review of a merchant, or the dialog that asks for its reason. */
function useReviewOf(): (companyId: CompanyId) => void {
  const reviews = useService(ReviewModeStore);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (companyId) => {
    if (reviews.isReviewing(companyId)) {
      const prefix = companyPrefix(companyId, true);
      // From a page of the review itself, the original way back stays.
      if (!pathname.startsWith(prefix)) reviews.keepOrigin(createPath({ pathname, search }));
      void navigate(prefix);
    } else {
      const address = new URLSearchParams({ search: companyId, review: companyId });
      void navigate(`${MERCHANTS_PAGE}?${address.toString()}`);
    }
  };
}
