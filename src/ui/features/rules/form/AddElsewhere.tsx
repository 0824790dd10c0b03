import { Plus } from 'lucide-react';
import { use } from 'react';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KEEPS_INPUT } from '../../../shared/forms/useLeaveGuard.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';

export type AddElsewhereProps = {
  /** Relative to the company's prefix. */
  readonly to: string;
  readonly search?: string;
  readonly children: string;
};

/** Link to the page on which users can add a missing option. The form's input is stored meanwhile. */
export function AddElsewhere({ to, search = '', children }: AddElsewhereProps) {
  const { hasPage, goTo } = use(PageLinksContext);
  if (!hasPage(to)) return undefined;
  return (
    <div>
      <Button
        variant="quiet"
        size="compact"
        icon={<Glyph of={Plus} size="small" />}
        onPress={() => goTo(to + search, KEEPS_INPUT)}
      >
        {children}
      </Button>
    </div>
  );
}
