import { observer } from 'mobx-react-lite';
import type { RevertedPublish } from '../../../domain/publishing/reverts.ts';
import { useDescribers } from '../changes/described/useDescribers.ts';
import { useRevertedText } from './useRevertedText.ts';

/** Empty for an undo until the undone publish can be named. */
export const RevertedDetail = observer(function RevertedDetail({ reverted }: { readonly reverted: RevertedPublish }) {
  const { described, hasFailed } = useDescribers();
  const text = useRevertedText();
  return described || hasFailed ? text(reverted) : undefined;
});
