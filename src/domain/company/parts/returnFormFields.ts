/** What a merchant chose for the form a customer returns with [RS-6]. Absent switches are off. */
export type ReturnFormFields = {
  readonly orderId?: boolean | undefined;
  readonly purchaseDate?: boolean | undefined;
  readonly reasonComments?: boolean | undefined;
  readonly reasonCommentsMandatory?: boolean | undefined;
  /** Stands over the order id instead of the usual words. */
  readonly orderIdCustomHeader?: string | undefined;
  /** Stands over the comments instead of the usual words. */
  readonly reasonCommentsFieldName?: string | undefined;
};
