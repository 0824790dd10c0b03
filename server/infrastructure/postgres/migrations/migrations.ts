import type { Migration } from 'kysely';
import { foundation } from './0001_foundation.ts';
import { sessions } from './0002_sessions.ts';
import { appTokens } from './0003_app_tokens.ts';
import { merchants } from './0004_merchants.ts';
import { merchantTemplate } from './0005_merchant_template.ts';
import { drafts } from './0006_drafts.ts';
import { events } from './0007_events.ts';
import { reviewExtensions } from './0008_review_extensions.ts';
import { staffOfOwner } from './0009_staff_of_owner.ts';
import { history } from './0010_history.ts';
import { parts } from './0011_parts.ts';
import { usage } from './0012_usage.ts';
import { signInLimits } from './0013_sign_in_limits.ts';
import { sessionUse } from './0014_session_use.ts';
import { idsOfOwners } from './0015_ids_of_owners.ts';
import { upkeep } from './0017_upkeep.ts';
import { foreignKeys } from './0018_foreign_keys.ts';
import { assetUse } from './0019_asset_use.ts';
import { replacedValues } from './0020_replaced_values.ts';
import { standings } from './0021_standings.ts';
import { listChanges } from './0022_list_changes.ts';
import { spentProofs } from './0024_spent_proofs.ts';
import { users } from './0026_users.ts';
import { ruleChecks } from './0029_rule_checks.ts';
import { listSelection } from './0030_list_selection.ts';
import { sessionEnds } from './0031_session_ends.ts';
import { publishOutlines } from './0032_publish_outlines.ts';
import { keptBytes } from './0033_kept_bytes.ts';
import { activity } from './0034_activity.ts';
import { previewLinks } from './0035_preview_links.ts';
import { addressKeys } from './0036_address_keys.ts';
import { reviewActing } from './0037_review_acting.ts';
import { reviewConsent } from './0038_review_consent.ts';
import { ownLinks } from './0040_own_links.ts';
import { ownParts } from './0041_own_parts.ts';
import { limitedDays } from './0042_limited_days.ts';
import { domainKeys } from './0044_domain_keys.ts';
import { activityPeople } from './0045_activity_people.ts';
import { activityCounts } from './0046_activity_counts.ts';
import { carriersInUseColumn } from './0047_carriers_in_use.ts';

/** Every migration by name, oldest first. Imported rather than read from disk: the server is one bundled file. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_sessions': sessions,
  '0003_app_tokens': appTokens,
  '0004_merchants': merchants,
  '0005_merchant_template': merchantTemplate,
  '0006_drafts': drafts,
  '0007_events': events,
  '0008_review_extensions': reviewExtensions,
  '0009_staff_of_owner': staffOfOwner,
  '0010_history': history,
  '0011_parts': parts,
  '0012_usage': usage,
  '0013_sign_in_limits': signInLimits,
  '0014_session_use': sessionUse,
  '0015_ids_of_owners': idsOfOwners,
  '0017_upkeep': upkeep,
  '0018_foreign_keys': foreignKeys,
  '0019_asset_use': assetUse,
  '0020_replaced_values': replacedValues,
  '0021_standings': standings,
  '0022_list_changes': listChanges,
  '0024_spent_proofs': spentProofs,
  '0026_users': users,
  '0029_rule_checks': ruleChecks,
  '0030_list_selection': listSelection,
  '0031_session_ends': sessionEnds,
  '0032_publish_outlines': publishOutlines,
  '0033_kept_bytes': keptBytes,
  '0034_activity': activity,
  '0035_preview_links': previewLinks,
  '0036_address_keys': addressKeys,
  '0037_review_acting': reviewActing,
  '0038_review_consent': reviewConsent,
  '0040_own_links': ownLinks,
  '0041_own_parts': ownParts,
  '0042_limited_days': limitedDays,
  '0044_domain_keys': domainKeys,
  '0045_activity_people': activityPeople,
  '0046_activity_counts': activityCounts,
  '0047_carriers_in_use': carriersInUseColumn,
};
