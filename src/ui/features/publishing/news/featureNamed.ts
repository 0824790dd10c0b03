import { changeTypes } from '../../../../domain/changes/changeType.ts';
import { featureOfChange } from '../../../../domain/changes/featureOfChange.ts';

type Named = { readonly type: string; readonly key: string };

/** The feature of a change that another release may have made; `undefined` where this one does not know it. */
export function featureNamed({ type, key }: Named): ReturnType<typeof featureOfChange> {
  const known = changeTypes.find((each) => each === type);
  return known && featureOfChange({ type: known, key });
}
