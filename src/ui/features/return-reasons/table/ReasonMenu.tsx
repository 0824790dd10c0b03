import { Ellipsis, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { LazyMenu } from '../../../shared/components/Menu/LazyMenu.tsx';
import type { ReasonActions } from './ReasonActions.ts';

export type ReasonMenuProps = {
  readonly row: ObservableReasonRow;
  readonly actions: ReasonActions;
};

const openable = new LazyPart(async () => (await import('./OpenableReasonMenu.tsx')).OpenableReasonMenu);

/** What can be done to one reason; a removed one can only be brought back. */
export const ReasonMenu = observer(function ReasonMenu({ row, actions }: ReasonMenuProps) {
  const { t } = useTranslation();
  const { code, description, isRemoved } = row;
  const label = t(`returnReasons.menu.${isRemoved ? 'bringBack' : 'label'}`, { reason: description });
  const button = (
    <IconButton
      label={label}
      icon={<Glyph of={isRemoved ? Undo2 : Ellipsis} isMirrored={isRemoved} />}
      size="compact"
      onPress={isRemoved ? () => actions.onRestore(code) : undefined}
    />
  );
  return isRemoved ? (
    button
  ) : (
    <LazyMenu openable={openable} given={{ label, row, actions }}>
      {button}
    </LazyMenu>
  );
});
