import { GripVertical } from 'lucide-react';
import { createContext, use, type ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../classNames.ts';
import { Glyph } from '../../Icon/Glyph.tsx';
import styles from '../DataTable.module.scss';

/** Props of the drag handle if rows can be moved. */
export const DragButtonContext = createContext<ComponentProps<typeof Button> | undefined>(undefined);

export function DragHandle() {
  const button = use(DragButtonContext);
  const grip = <Glyph of={GripVertical} />;
  if (!button) return <span className={styles.grip}>{grip}</span>;
  return (
    // Firefox does not drag a row by a button in it.
    <Button {...button} data-drag-handle style={{ pointerEvents: 'none' }} className={classNames(styles.grip)}>
      {grip}
    </Button>
  );
}
