/** The emails about what happens at the card provider after a payment. */
export const cardEmails = {
  /** To the student. */
  renewal: {
    renewal_failed: {
      subject: "We could not charge your card, order {reference}",
      preview: "{failed} for {course} could not be charged.",
      heading: "Your card could not be charged",
      text: "Your card was declined for {failed} for {course}. It will be tried again within a few days. If your card has expired or changed, please enter the new one.",
      button: "Change your card",
    },
    renewal_failed_last: {
      subject: "Your payment failed: please change your card, order {reference}",
      preview: "{failed} for {course} could not be charged, and will not be tried again.",
      heading: "Your card could not be charged again",
      text: "Your card was declined several times for {failed} for {course}, and it will not be tried again automatically. Please enter another card, or pay by transfer on your order's page.",
      button: "Change your card",
    },
    renewal_ending: {
      subject: "Your plan will no longer renew, order {reference}",
      preview: "Nothing more will be charged for {course}.",
      heading: "Your renewal is cancelled",
      text: "The renewal of your plan for {course} is cancelled: it ends on {ends}, and your card will not be charged again. What you have paid for remains yours. Anything still to pay can be paid on your order's page.",
      button: "See your order",
    },
    renewal_ended: {
      subject: "Your plan will no longer renew, order {reference}",
      preview: "Nothing more will be charged for {course}.",
      heading: "Your renewal has ended",
      text: "The renewal of your plan for {course} has ended, and your card will not be charged again. What you have paid for remains yours. Anything still to pay can be paid on your order's page.",
      button: "See your order",
    },
  },
  /** To the staff. */
  staff: {
    preview: "{name}, {course}",
    money: "About",
    ends: "Ends on",
    respondBy: "Answer by",
    renewal_failed_last: {
      subject: "Renewal failed: {moved}, order {reference}",
      heading: "A renewal could not be charged",
      text: "The card was refused at each try, and it is not tried again automatically. The student was told to change the card or to pay by transfer.",
    },
    renewal_ending: {
      subject: "Renewal cancelled, order {reference}",
      heading: "A renewal is cancelled",
      text: "The card will not be charged again after that day. What is still to be paid for the order is due by transfer or by another card payment.",
    },
    renewal_ended: {
      subject: "Renewal ended, order {reference}",
      heading: "A renewal has ended",
      text: "The card will not be charged again. What is still to be paid for the order is due by transfer or by another card payment.",
    },
    refund_failed: {
      subject: "Please look: a refund of {moved} did not arrive, order {reference}",
      heading: "A refund did not arrive",
      text: "The student's bank did not take the money, so it is back in your account at the card provider and in the order's ledger. Please return it another way: write to the student for the bank details.",
    },
    refund_unmatched: {
      subject: "Please look: a refund of {moved} does not fit order {reference}",
      heading: "A refund is more than the card has paid",
      text: "The card provider says that this money went back, but the order's ledger has no card payment of that amount and currency. Nothing was written. Please compare the ledger with the card provider's dashboard.",
    },
    dispute_asked: {
      subject: "Please look: a bank asks about {moved}, order {reference}",
      heading: "A bank asks about a payment",
      text: "The payer's bank asks about this payment and has taken no money yet. Answer in the card provider's dashboard, or return the money, and it will most often not become a dispute.",
    },
    dispute_open: {
      subject: "Please answer: {moved} disputed, order {reference}",
      heading: "A card payment is disputed",
      text: "The payer's bank has taken the money back, so the order's ledger says that it is owed. Please answer in the card provider's dashboard, with what shows that the student took part; without an answer the dispute is lost.",
    },
    dispute_won: {
      subject: "Dispute won: {moved}, order {reference}",
      heading: "A dispute is won",
      text: "The money is back, and the order's ledger says that it is paid.",
    },
    dispute_lost: {
      subject: "Dispute lost: {moved}, order {reference}",
      heading: "A dispute is lost",
      text: "The payer's bank keeps the money, and the order's ledger says that it is owed. Decide whether the student keeps the place; nothing changes by itself.",
    },
    button: "See the order",
  },
};
