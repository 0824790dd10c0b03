/** Form in which customers enter a return [RS-6]. Absent switches are off. */
export type ReturnFormFields = {
  readonly orderId?: boolean | undefined;
  readonly purchaseDate?: boolean | undefined;
  readonly reasonComments?: boolean | undefined;
  readonly reasonCommentsMandatory?: boolean | undefined;
  /** Replaces the default label of the order id. */
  readonly orderIdCustomHeader?: string | undefined;
  /** Replaces the default label of the comments. */
  readonly reasonCommentsFieldName?: string | undefined;
};
