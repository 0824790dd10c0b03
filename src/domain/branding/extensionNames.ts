/** Capabilities of the owner's service beyond the specification. Each is disabled unless the service announces it. */
export const extensionNames = [
  'publishSessions',
  'history',
  /** The service lists merchants. A new merchant can copy the settings of another merchant. */
  'merchantDirectory',
  /** The owner's staff can read and verify the audit log. */
  'activity',
  'reviewSessions',
  'reviewExtensions',
  /** A review is read-only until the admin starts acting for the merchant. */
  'reviewActing',
  'reviewReceipts',
  'companySettings',
  'drafts',
  'events',
  'publishNotes',
  'historyFilters',
  'sessions',
  'userManagement',
  /** Users can add a second step to their sign-in, and owners can require it. */
  'secondFactor',
  'ruleChecks',
  /** Links show pending changes of a portal to people without an account. */
  'previewLinks',
  /** Password links are mailed, so users can request one. */
  'passwordMail',
  /** The service suggests addresses while the user types. */
  'addressLookup',
] as const;
