import { changeKeys, featureNames, type FeatureName } from '../features/featureNames.ts';
import type { ChangeType } from './changeType.ts';

/** Keys of one type that begin with `prefix`, save those that another feature claims more closely. */
export type ChangeClaim = { readonly type: ChangeType; readonly prefix: string; readonly except: readonly string[] };

const changesOf = (feature: FeatureName): readonly Pick<ChangeClaim, 'type' | 'prefix'>[] =>
  changeKeys[feature].changes;

/** Which changes are a feature's, for whoever cannot ask each of them, as a database: says what `featureOfChange` does. */
export function claimsOf(feature: FeatureName): readonly ChangeClaim[] {
  return changesOf(feature).map(({ type, prefix }) => ({
    type,
    prefix,
    except: featureNames
      .filter((other) => other !== feature)
      .flatMap(changesOf)
      .filter((claim) => claim.type === type && claim.prefix.length > prefix.length && claim.prefix.startsWith(prefix))
      .map((claim) => claim.prefix),
  }));
}
