import { Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../shared/components/Menu/Menu.tsx';
import { usePersonalEntries } from './usePersonalEntries.tsx';

/** Appearance, shortcuts, sessions and password. Not in the specified user menu [NV-7]. */
export const PersonalMenu = observer(function PersonalMenu() {
  const { t } = useTranslation();
  const label = t('userMenu.preferences');
  return (
    <Menu label={label} entries={usePersonalEntries()} placement="top start">
      <Button variant="quiet" size="compact" icon={<Glyph of={Settings2} size="small" />}>
        {label}
      </Button>
    </Menu>
  );
});
