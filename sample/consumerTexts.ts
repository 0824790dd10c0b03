type Steps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Consumer texts of a merchant with international customers: all texts in English, and most texts in French and
 * Japanese.
 */
export const travellersTexts: Readonly<Record<'en' | 'fr' | 'ja', { readonly steps: Steps }>> = {
  en: {
    steps: {
      returnDetails: {
        heading: 'What are you sending back?',
        subheading: 'It takes about two minutes.',
        orderId: 'Order number',
        orderIdTooltip: 'You find it at the top of your confirmation.',
        policyLink: 'Return policy',
        policyCheckbox: 'I have read the return policy',
        purchaseDate: 'Date of purchase',
        reasonForReturn: 'Why are you returning it?',
        reasonComments: 'Anything we should know?',
        itemName: 'Name of the item',
      },
      selectReturns: { heading: 'Choose your items' },
      selectReturnMethod: {
        heading: 'How would you like to return?',
        printOption: 'Print the label at home',
        inStoreReturnsForm: 'Hand it in at a shop',
      },
      bookingConfirmation: { heading: 'Is everything right?' },
      returnSubmitted: { requestHeading: 'Your return is on its way' },
    },
  },
  fr: {
    steps: {
      returnDetails: {
        heading: 'Que souhaitez-vous retourner ?',
        subheading: 'Cela prend environ deux minutes.',
        orderId: 'Numéro de commande',
        policyLink: 'Conditions de retour',
        purchaseDate: 'Date d’achat',
        reasonForReturn: 'Pourquoi ce retour ?',
        itemName: 'Nom de l’article',
      },
      selectReturns: { heading: 'Choisissez vos articles' },
      selectReturnMethod: {
        heading: 'Comment souhaitez-vous retourner ?',
        printOption: 'Imprimer l’étiquette chez moi',
        inStoreReturnsForm: 'Déposer en magasin',
      },
      bookingConfirmation: { heading: 'Tout est correct ?' },
      returnSubmitted: { requestHeading: 'Votre retour est en route' },
    },
  },
  ja: {
    steps: {
      returnDetails: {
        heading: '返品する商品を教えてください',
        orderId: '注文番号',
        purchaseDate: '購入日',
        reasonForReturn: '返品理由',
        itemName: '商品名',
      },
      selectReturns: { heading: '商品を選択' },
      selectReturnMethod: { heading: '返品方法を選択', printOption: '自宅で印刷' },
      bookingConfirmation: { heading: '内容の確認' },
    },
  },
};
