const paidSubject = "Paid by card: {received}, order {reference}";
const doubtSubject = "Please look: {received} by card for order {reference}";
const seeOrder = "See the order";

/** The emails about an order, to the student and to the staff. */
export const orderEmails = {
  /** The order's facts. */
  table: {
    order: "Order",
    planFee: "{plan}, {monthly} a month for {months} months",
    amount: "Amount",
    /** The next payment of an order that is paid month by month. */
    asked: "To pay now",
  },
  opened: {
    subject: "Your place: {amount} to pay, order {reference}",
    preview: "{course}: please pay by {due}.",
    heading: "Pay for your place",
    text: "We have your request, and our team will contact you via WhatsApp shortly. Your order's page shows every way to pay, takes your receipt and shows the status of your payment.",
    pay: "Please pay by {due} and put the reference {reference} into the transfer's message, so we can match your payment.",
    button: "Pay or send your receipt",
    demo: "Every plan begins with a free demo class. You can take it first and pay afterwards:",
    book: "Book a free demo class",
    note: "The link is yours alone and works for a year. If this wasn't you, ignore this e-mail.",
  },
  /** Replaces the above if the proof arrived before the email went out. */
  received: {
    subject: "We have your receipt, order {reference}",
    preview: "{amount} for {course}: we are checking it.",
    heading: "Your receipt has arrived",
    text: "Thank you. Your request and your receipt for {amount}, order {reference}, are with us.",
    next: "We look for the payment in our account, usually within one working day, and write to you then. You do not need to do anything else.",
    button: "See your order",
    stays: "While we look, your seat stays yours.",
  },
  /** By the state of the order's seat. */
  seat: {
    held: "Your seat in {batch} is held until {until}.",
    confirm:
      "Your seat in {batch} is held until {until}. Open your order with the button above and confirm that this is you: then it is held until {due}.",
    confirmNone:
      "No seat in {batch} is held for you yet. Open your order with the button above and confirm that this is you, or pay: then you have one if any is free.",
  },
  /** The refund terms are from specification §9. */
  paid: {
    subject: "Paid: your place in {course} is confirmed",
    preview: "We have received {amount} for {course}. See what comes next.",
    heading: "Your place is paid for",
    text: "Thank you: we have received {amount}. Our team will contact you via WhatsApp with the day your classes begin.",
    begins: "Thank you: we have received {amount}. Your seat is confirmed, and your classes begin on {start}.",
    waits:
      "Thank you: we have received {amount}. The batch has filled up in the meantime, so you are on its waiting list, ahead of everybody who has not paid. Our team will contact you via WhatsApp: you can also choose another batch or have your money back.",
    renews: {
      one: "Your plan renews by card at {amount} every month. You can cancel that anytime on your order's page.",
      other:
        "Your plan renews by card at {amount} every {count} months. You can cancel that anytime on your order's page.",
    },
    next: "Each further month, {amount}, is due a month after the one before. We will remind you three days before.",
    refund:
      "Within {refund.fullRefundDays} days from the start of the course you can have a full refund; an e-mail to us is enough.",
    button: "See your order",
    account: "Open your lectures",
    receipt: "See your receipt",
  },
  refused: {
    subject: "We could not match your payment, order {reference}",
    preview: "Your order stays open. Please look at your receipt again.",
    heading: "We could not match your payment",
    text: "We could not find the payment that your receipt shows. Please compare the amount and the reference with your bank's record, and send us a clearer receipt.",
    button: "Send another receipt",
    call: "If you are sure that you have paid, call {phone} and we will look together.",
  },
  /** The emails to staff. */
  staff: {
    from: "From",
    received: "Received",
    chat: "Write on WhatsApp",
  },
  proof: {
    subject: "Proof of payment for order {reference}, {amount}",
    preview: "{name} says that {amount} has been paid. Look for it in the account.",
    heading: "A proof of payment has arrived",
    file: "Receipt",
    pdf: "a PDF",
    picture: "a picture",
    text: "A receipt proves nothing by itself: look for {amount} with the reference {reference} in the account. Then confirm the payment, or refuse the receipt.",
    button: "See the receipt and decide",
  },
  /** The staff's task after a card payment, by how it fits the order. */
  card: {
    preview: "{name}, {course}",
    paid: {
      subject: paidSubject,
      heading: "An order was paid by card",
      text: "The place is theirs. The page and an e-mail have told them so, and that you will write on WhatsApp with the day classes begin.",
      button: seeOrder,
    },
    paid_late: {
      subject: doubtSubject,
      heading: "An order that had ended was paid by card",
      text: "It had expired or was cancelled, but the money has arrived, so it counts as paid. Give them the place, or return the money in the card provider's dashboard.",
      button: seeOrder,
    },
    paid_twice: {
      subject: doubtSubject,
      heading: "An order was paid a second time",
      text: "It was paid before, by card or by transfer. Both are in its ledger. Please return one of the payments: the card's in the card provider's dashboard, where its renewal is to be cancelled too.",
      button: seeOrder,
    },
    mismatch: {
      subject: doubtSubject,
      heading: "A card payment does not fit its order",
      text: "Amount or currency differ from the order's, so it still waits for its money. What came in the order's own currency is in its ledger. Please look at the payment in the card provider's dashboard, then confirm the order or return the money.",
      button: "See the order and decide",
    },
    renewed: {
      subject: "Please look: {received} by card after order {reference} was paid",
      heading: "A renewal was charged, and nothing was open",
      text: "The card was charged again. What was not open is a further charge in the order's ledger, so nothing is owed. If the student's course is over, please end the renewal in the card provider's dashboard and return the money.",
      button: seeOrder,
    },
  },
  /** Money without an order here; `named` is used if the payment names one. */
  stray: {
    event: "Event",
    named: "Names the order",
    other: "If the same account at the card provider sells other things too, this may be one of them.",
    paid: {
      subject: "Please look: {received} by card for no order",
      preview: "{received} came by card for no order here.",
      heading: "A card payment belongs to no order",
      text: "The card provider says that this money was taken, for a checkout that no order here has opened. Please look the event up in the card provider's dashboard: it names who paid. Then give them their place, or return the money.",
    },
    returned: {
      subject: "Please look: {received} went back to a card for no order",
      preview: "{received} went back to a card for no order here.",
      heading: "A refund belongs to no order",
      text: "The card provider says that this money went back to a card, and no order here has received it. Please look the event up in the card provider's dashboard, and see whether it is in your accounts.",
    },
    disputed: {
      subject: "Please look: {received} disputed, for no order",
      preview: "A payment of {received} is disputed that no order here has received.",
      heading: "A disputed payment belongs to no order",
      text: "A payer's bank disputes this payment, and no order here has received it. Please look the event up in the card provider's dashboard: it says until when you may answer.",
    },
  },
};

/** The emails about events at the card provider after a payment. */
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

/** The emails to students about money after the first payment. */
export const ledgerEmails = {
  table: {
    order: "Order",
    course: "Course",
    received: "Received",
    refunded: "Returned",
    left: "Still to come",
    due: "Due",
    owed: "To pay",
  },
  next: "The next {amount} is due on {due}. We will remind you three days before.",
  nothingLeft: "Nothing is left to pay.",
  seeOrder: "See your order",
  pay: "Pay or send your receipt",
  received: {
    subject: "Received: {moved} for order {reference}",
    preview: "Thank you: {moved} for {course} has arrived.",
    heading: "Your payment has arrived",
    text: "Thank you: we have received {moved} for {course}.",
    button: "See your receipt",
  },
  refunded: {
    subject: "Returned: {moved} for order {reference}",
    preview: "{moved} for {course} is on its way back to you.",
    heading: "Your money is on its way",
    /** By the method of the refund; the times are from specification §9. */
    text: {
      card: "We have returned {moved} for {course} to your card. Your bank shows it within a few days.",
      transfer: "We have returned {moved} for {course} to your account. A transfer takes up to 7 business days.",
      cash: "We have returned {moved} for {course} to you.",
    },
    button: "See the receipt",
  },
  /** By the time they are sent. */
  reminders: {
    before: {
      subject: "{amount} due on {due}, order {reference}",
      heading: "Your next instalment",
      text: "Your next instalment for {course}, {amount}, is due on {due}.",
    },
    due: {
      subject: "{amount} due today, order {reference}",
      heading: "Your instalment is due today",
      text: "Your instalment for {course}, {amount}, is due today. If you have already paid, you need do nothing.",
    },
    after: {
      subject: "{amount} overdue, order {reference}",
      heading: "Your instalment is overdue",
      text: "Your instalment for {course}, {amount}, was due on {due}. Please pay by {closes} to keep your lectures open.",
    },
    closed: {
      subject: "Your lectures are closed until you pay {amount}, order {reference}",
      heading: "Your lectures are closed",
      text: "{amount} for {course} was due on {due}. Your lectures are closed until it arrives; you keep your place and your records.",
    },
  },
};
