import { feeWords, monthWords, monthWordsWithin } from "./site.en.ts";

const doubtSubject = "Please look: {received} by card for order {reference}";
const seeOrder = "See the order";

/** The emails about an order, to the student and to the staff. */
export const orderEmails = {
  table: {
    order: "Order",
    ...feeWords,
    takenOff: "Taken off",
    amount: "In all",
    received: "Received",
    credit: "Credit",
    /** Money that is due, and the next payment of an order with nothing due. */
    asked: "To pay now",
    askedFor: "{amount}, {months}",
    next: "Next payment",
    nextOn: "{amount} on {due}",
    nextFor: "{amount} on {due}, {months}",
    within: monthWordsWithin,
  },
  code: { label: "Raast code", hint: "Scan it in your bank's app. It does not fill in the reference: please type it." },
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
    /** In an email of its own. */
    alone: "Your receipt for {course}, order {reference}, arrived on {at}.",
  },
  seat: {
    held: "Your seat in {batch} is held until {until}.",
    confirm:
      "Your seat in {batch} is held until {until}. Open your order with the button above and confirm that this is you: then it is held until {due}.",
    confirmNone:
      "No seat in {batch} is held for you yet. Open your order with the button above and confirm that this is you, or pay: then you have one if any is free.",
  },
  /** An order that time is about to end, has ended, or that staff have reopened. */
  expiry: {
    ending: {
      subject: "Please pay {amount} by {due}, order {reference}",
      preview: "Your order for {course} ends then.",
      heading: "Your order is about to end",
      text: "We have not received your payment of {amount} for {course} yet. You can pay it until {due}; then your order {reference} ends.",
      seats: {
        held: "Your seat in {batch} is held until {until}.",
        waitlisted: "You are on the waiting list of {batch}.",
        withdrawn: "No seat in {batch} is held for you now. If one is free when your payment arrives, it is yours.",
      },
      note: "If you have already paid, send us your receipt on the order's page: then nothing ends while we look for your money.",
      button: "Pay or send your receipt",
    },
    ended: {
      subject: "Your order {reference} has ended",
      preview: "No payment for {course} came by {due}.",
      heading: "Your order has ended",
      text: "No payment of {amount} for {course} came by {due}, so your order {reference} has ended.",
      seats: {
        held: "Your seat in {batch} is free for others again.",
        waitlisted: "You are still on the waiting list of {batch}.",
        withdrawn: "No seat in {batch} is held for you.",
      },
      note: "If you have already paid, send us your receipt on the order's page. If you still want your place, answer this e-mail: we open the order again, and you have a seat if one is free.",
      button: "See your order",
    },
    reopened: {
      subject: "Your order {reference} is open again: {amount} to pay",
      preview: "{course}: please pay by {due}.",
      heading: "Your order is open again",
      text: "You can pay {amount} for {course} until {due}. Your order's page shows every way to pay and takes your receipt.",
      seats: {
        held: "Your seat in {batch} is held until {until}.",
        waitlisted: "{batch} is full now, so you are on its waiting list. We write to you when a seat is free.",
        withdrawn: "No seat in {batch} is held for you now.",
      },
      note: "Please put the reference of your order into the transfer's message, so we can match your payment.",
      button: "Pay or send your receipt",
    },
  },
  /** A seat whose hold ended in time, while its order may still be paid, or without an order. */
  holdEnded: {
    subject: "Your seat in {batch} is no longer held",
    preview: "See how to have one again.",
    heading: "Your seat is no longer held",
    text: "The time for which we held a seat in {batch} for you is over, so it is free for others.",
    again: {
      order:
        "Your order stays open until {due}. Open it to pay, or to confirm that this is you: then you have a seat if any is free.",
      none: "If you still want to join, answer this e-mail, and we look for a seat.",
    },
    button: "See your order",
  },
  paid: {
    subject: "Paid: your place in {course} is confirmed",
    preview: "We have received {amount} for {course}. See what comes next.",
    heading: "Your place is paid for",
    /** Replaces the above for an order that cost nothing in the end, or with money due. */
    confirmed: {
      subject: "Your place in {course} is confirmed",
      preview: "Your place in {course} is confirmed. See what comes next.",
      heading: "Your place is confirmed",
    },
    /** The first sentence of the texts below. */
    thanks: {
      received: "Thank you: we have received {amount}.",
      waived: "There is nothing to pay for your place.",
      credit: "Thank you: we have received {amount}, {credit} more than your place costs. That stays to your credit.",
    },
    text: "{thanks} Our team will contact you via WhatsApp with the day your classes begin.",
    begins: "{thanks} Your seat is confirmed, and your classes begin on {start}.",
    /** Replaces it in a batch that has begun. */
    underWay: {
      next: "{thanks} Your seat is confirmed, and your next class is on {next}.",
      held: {
        one: "1 class was held before you joined: its recording is open to you.",
        other: "{count} classes were held before you joined: their recordings are open to you.",
      },
    },
    waits:
      "{thanks} The batch has filled up in the meantime, so you are on its waiting list, ahead of everybody who has not paid. Our team will contact you via WhatsApp: you can also choose another batch or have your money back.",
    renews: {
      one: "Your plan renews by card at {amount} every month. You can cancel that anytime on your order's page.",
      other:
        "Your plan renews by card at {amount} every {count} months. You can cancel that anytime on your order's page.",
    },
    refund:
      "Within {refund.fullRefundDays} days from the start of the course you can have a full refund; an e-mail to us is enough.",
    refundFromToday:
      "Within {refund.fullRefundDays} days from today you can have a full refund; an e-mail to us is enough.",
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
  staff: { from: "From", received: "Received", chat: "Write on WhatsApp" },
  proof: {
    subject: "Proof of payment for order {reference}, {amount}",
    preview: "{name} says that {amount} was sent. Look for it in the account.",
    heading: "A proof of payment has arrived",
    file: "Receipt",
    pdf: "a PDF",
    picture: "a picture",
    pays: "For",
    month: monthWords,
    text: "A receipt proves nothing by itself: look for {amount} with the reference {reference} in the account. Then confirm the payment, or refuse the receipt.",
    button: "See the receipt and decide",
    same: {
      subject: "Please look: one receipt for two orders, {reference}, {amount}",
      text: "The same picture or transaction number was sent for another order too, and one payment pays one order. Please look at both before you confirm. The other order: {reference}",
    },
  },
  /** The staff's task after a card payment, by how it fits the order. */
  card: {
    preview: "{name}, {course}",
    paid: {
      subject: "Paid by card: {received}, order {reference}",
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
    /** In place of a text above, where staff have taken the student out. */
    takenOut:
      "Its student was taken out of the batch. The money is written down as credit, and no seat was given. Take them in again in the class list, or return the money in the card provider's dashboard.",
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
  /** The rest of a payment that came in part, and overdue amounts. */
  rest: "Please pay the rest, {amount}, by {due}.",
  late: "Please pay {amount} now: it was due on {due}.",
  credit: "That is {credit} more than the course costs. It stays to your credit.",
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
  end: "You get this because you pay month by month. Your order's page has a button that ends these reminders.",
  reminders: {
    before: {
      subject: "{amount} due on {due}, order {reference}",
      heading: "Your next instalment",
      text: "Your next instalment for {course}, {amount}, is due on {due}.",
    },
    due: {
      subject: "{amount} due today, order {reference}",
      heading: "Your instalment is due today",
      text: "Your instalment for {course}, {amount}, is due today. If you have already paid, you don't have to do anything.",
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
