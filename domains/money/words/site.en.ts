import type { OrderState } from "#domains/money/contract.ts";

/** The fee of an order as its e-mails say it. */
export const feeWords = {
  planFee: "{plan}, {fee}",
  fee: { one: "{monthly} for a month", other: "{monthly} a month for {count} months" },
  onceFee: "{monthly} for the whole course",
  feeLabel: "Fee",
  registration: "Registration fee, once",
};

/** The months that an amount is for, at the start of a text and within one. */
export const monthWords = { month: "Month {from} of {inAll}", months: "Months {from} to {to} of {inAll}" };
export const monthWordsWithin = { month: "month {from} of {inAll}", months: "months {from} to {to} of {inAll}" };

/** The payment page's texts (the request is stored first, then paid). */
export const paymentPage = {
  /** The page's title in the browser. */
  title: "Payment of order {reference} | {company.name}",
  /** Title and first sentence, by the order's state. */
  states: {
    awaiting_payment: {
      title: "Pay for your place",
      lead: "We have your request. Pay the amount below in the way that suits you, then send us the receipt.",
    },
    proof_sent: {
      title: "We are checking your payment",
      lead: "Your receipt has arrived. We will check our account and write to you, usually within one working day.",
    },
    paid: {
      title: "Your place is paid for",
      lead: "{thanks} Our team will contact you via WhatsApp with the day your classes begin.",
    },
    rejected: {
      title: "We could not match your payment",
      lead: "We could not find the payment that your receipt shows. Please check the amount and the reference, then send us a clearer receipt.",
    },
    expired: {
      title: "This order has expired",
      lead: "It was not paid in time. If you have already paid, send us the receipt below. If not, write to us and we will reopen it.",
    },
    cancelled: {
      title: "This order was cancelled",
      lead: "There is nothing to pay. If you did not expect this, write to us.",
    },
  } satisfies Record<OrderState, { title: string; lead: string }>,
  /** Replaces the above once it is paid, by the state of the seat. */
  paidSeats: {
    active: {
      title: "Your seat is confirmed",
      lead: "{thanks} Your classes in {batch} begin on {start}.",
    },
    /** A seat in a batch that has begun. */
    underWay: {
      title: "Your seat is confirmed",
      lead: "{thanks} Your next class in {batch} is on {next}.",
    },
    waitlisted: {
      title: "Paid, and next for a seat",
      lead: "{thanks} {batch} has filled up in the meantime, so you are on its waiting list, ahead of everybody who has not paid. You can also choose another batch or have your money back.",
    },
  },
  /** To a student who joins a batch under way, before and after the seat is theirs. */
  missed: {
    before: {
      one: "{batch} has begun: 1 class was held. Its recording is open to you once your seat is confirmed.",
      other:
        "{batch} has begun: {count} classes were held. Their recordings are open to you once your seat is confirmed.",
    },
    seated: {
      one: "1 class was held before today. Its recording is open to you.",
      other: "{count} classes were held before today. Their recordings are open to you.",
    },
  },
  /** The first sentence of these, and the titles of an order that cost nothing in the end. */
  thanks: {
    received: "Thank you, the money has arrived.",
    waived: "There is nothing to pay for your place.",
    credit: "Thank you, the money has arrived: {credit} more than your place costs, which stays to your credit.",
  },
  waived: { title: "Your place is confirmed", waitlisted: "Next for a seat" },
  /** After the return from the card provider, until its confirmation arrives. */
  waiting: {
    title: "Waiting for confirmation",
    lead: "Thank you. The card provider has not confirmed your payment to us yet; this takes a minute at most.",
    text: "This page checks again by itself. You can also close it: we will write to you as soon as the payment is confirmed.",
    again: "Check again",
    other: "Show all ways to pay",
  },
  summary: {
    title: "Order",
    reference: "Reference",
    plan: "Plan",
    course: "Course",
    batch: "Batch",
    firstClass: "First class",
    price: "Price",
    due: "Pay by",
    amount: "Amount",
    total: "Amount to pay",
    paidTotal: "Amount paid",
    /** Replaces it while anything is due. */
    received: "Received so far",
    whole: "In all",
    before: "Before the reduction:",
    code: "Discount code",
    credit: "To your credit",
    next: "Next payment",
    fee: { one: "{monthly} for a month", other: "{monthly} a month × {count} months" },
    onceFee: feeWords.onceFee,
    registration: feeWords.registration,
    ...monthWords,
  },
  /** Replaces the state's, for the later months of an order that is paid month by month. */
  later: {
    due: { title: "Your next month is due", lead: "Pay {amount} in the way that suits you, then send us the receipt." },
    overdue: {
      title: "Your month is overdue",
      lead: "Please pay {amount} soon to keep your lectures open. If you have already paid, send us the receipt.",
    },
    closed: {
      title: "Your lectures are closed",
      lead: "They open again as soon as {amount} arrives. You keep your place and your records.",
    },
    checking: {
      title: "We are checking your payment",
      lead: "Your receipt has arrived. We will check our account and write to you, usually within one working day.",
    },
  },
  /** The hold of an unpaid order's seat, by what is known of the student and the open link; `other`, then a longer hold. */
  holding: {
    held: {
      proved: "Your seat in {batch} is held until {until}. If nothing has come by then, it is free for others.",
      other: "Your seat in {batch} is held until {until}; then it is free for others.",
      press: "Confirm that this is you, and it is held until {due}.",
      mail: "To have it held until {due}, open the link in our e-mail and confirm there that this is you.",
    },
    /** No time ends it. */
    kept: {
      checking: "While we check your receipt, your seat in {batch} stays yours.",
      other: "Your seat in {batch} stays yours until your order is settled.",
    },
    none: {
      proved: "No seat in {batch} is held for you now. If one is free when your payment arrives, it is yours.",
      press:
        "No seat in {batch} is held for you yet. Confirm that this is you, or pay: then you have one if any is free.",
      mail: "No seat in {batch} is held for you yet. Open the link in our e-mail and confirm there that this is you, or pay: then you have one if any is free.",
    },
    button: "Confirm that this is me",
    released: "The seat that we held for you is free for others again. Our team writes:",
  },
  instalments: {
    title: "Month by month",
    month: "Month {number} of {count}",
    early: "Pay the next month now",
    /** The first of the later ones. */
    next: "Next",
    states: { paid: "Paid", upcoming: "Later", due: "Due", overdue: "Overdue", closed: "Overdue" },
    reminders: {
      on: { text: "We remind you of each month by e-mail.", button: "No more reminders" },
      off: {
        text: "You get no more reminders of the months. We still write when your lectures close over one.",
        button: "Send me reminders again",
      },
    },
  },
  receipts: {
    title: "Receipts",
    number: "Receipt {number}",
    received: "{amount}",
    returned: "{amount} returned",
  },
  discount: { title: "Have a discount code?", label: "Discount code", button: "Use it" },
  /** The terms to know before paying. */
  terms: {
    title: "Good to know",
    pay: "Pay by {due}. What has not come by then is not owed: the order ends by itself.",
    rest: "Pay the rest by {due}. A part has come, so the order does not end by itself.",
    bill: "Pay by {due}. What has not come by then is still owed.",
    refund: "Full refund within {refund.fullRefundDays} days from the start of the course: an e-mail to us is enough.",
    cancel: "You can cancel until you have paid by doing nothing, and afterwards by writing to us.",
    refundJoining: "Full refund within {refund.fullRefundDays} days from the day your seat is yours: write to us.",
    cancelPaid: "You can cancel by writing to us.",
    policy: { label: "Refund policy", href: "{policy.refund-policy}" },
  },
  /** The step before the payment. */
  freeDemo: {
    title: "Not sure yet?",
    text: "Take the free demo class first. Your order keeps its price until the day above.",
    action: { label: "Book a free demo class", href: "/FreeDemo" },
  } as { title: string; text: string; action: { label: string; href: string } } | undefined,
  demo: {
    title: "A demonstration: please do not send money",
    text: "The accounts on this page do not exist. They are examples until the company enters its own.",
  },
  methods: {
    title: "How to pay",
    lead: "Put the reference into the transfer's message or purpose, so we can match your payment.",
    rupees: {
      title: "In rupees, from Pakistan",
      lead: "These take rupees only. Please ask us for today's amount in rupees before you pay.",
    },
    qrLabel: "Payment code: account and amount, for your bank's app",
    qrHint: "Scan it in your bank's app. It fills in account and amount, not the reference: please type that yourself.",
  },
  card: {
    title: "Pay by card",
    lead: "On our card provider's own secure page. We never see your card number.",
    button: "Pay by card",
    off: "We do not accept cards.",
    closed: "There is nothing left to pay for this order.",
    unavailable: "Card payment is not available at the moment. Please try again in a minute, or pay by transfer.",
    /** The course of the renewal; every plan says that it can be cancelled (specification §9). */
    renewal: {
      one: "{now} now, then {amount} again every month. Auto-renewal can be cancelled anytime.",
      other: "{now} now, then {amount} again every {count} months. Auto-renewal can be cancelled anytime.",
    },
  },
  renewal: {
    title: "Auto-renewal",
    lead: "On our card provider's own page you can see the next payment, change your card or cancel: anytime, and without a call.",
    terms: {
      one: "Your plan renews at {amount} every month.",
      other: "Your plan renews at {amount} every {count} months.",
    },
    button: "Manage or cancel",
    none: "This order has no card renewal.",
  },
  proof: {
    title: "Send your receipt",
    lead: "Once you have paid, send us a screenshot or a photo of the receipt, or your bank's PDF.",
    label: "Receipt",
    /** Which month the receipt is for. */
    pays: "{months}: {amount}.",
    hint: "A picture or a PDF, up to 5 MB.",
    button: "Send receipt",
    sending: "Sending...",
    progress: "How much has been sent",
    received: { title: "Receipt Received!", text: "Thank you. We will check it and write to you." },
    again: "Send another receipt",
    errors: {
      missing: "Please choose a file that is not empty.",
      tooLarge: "This file is larger than 5 MB. Please send a smaller picture or PDF.",
      wrongType: "This file is neither a picture nor a PDF. Please send a JPG, PNG, WebP, HEIC, GIF or PDF.",
      unreadable: "We could not read what was sent. Please choose the file again.",
      tooMany: "This order already has enough receipts. Please write to us instead.",
      closed: "This order no longer accepts receipts.",
    },
  },
  timeline: {
    title: "Progress",
    steps: {
      awaiting_payment: "Order opened",
      proof_sent: "Receipt received",
      rejected: "Receipt not accepted",
      paid: "Payment confirmed",
      expired: "Time to pay has passed",
      cancelled: "Order cancelled",
    } satisfies Record<OrderState, string>,
    /** Replaces "paid" for an order that cost nothing in the end. */
    waived: "Place confirmed",
    /** Replace "awaiting_payment" after a receipt, and after anything else. */
    part: "Part of the payment received",
    again: "Order opened again",
    ahead: { pay: "You pay and send the receipt", check: "We check the payment", start: "Your classes begin" },
  },
  onward: {
    label: "Continue",
    href: "/Thank-you#payment",
    text: {
      proof_sent: "You do not need to do anything else. We will write to you as soon as the money is in our account.",
      paid: "We have e-mailed you the details. Keep this page's link: it shows your order for a year.",
    },
  },
  /** Replaces the above for a student with a seat. */
  toCourses: {
    label: "Go to your courses",
    text: "Our e-mail has a button that opens your lectures in one step, and your first class for your calendar. Or go on here, and confirm your address later.",
  },
  copy: { label: "Copy", done: "Copied" },
  help: {
    title: "Any questions?",
    lead: "Write to us and mention your reference. A person answers.",
    action: { label: "Contact us", href: "/contact" },
  },
  refused: {
    title: "This link does not open an order",
    invalid: "The link is incomplete or was changed. Please open it again from our e-mail, or write to us.",
    expired: "This link has expired. Please write to us, and we will send you a new one.",
    action: { label: "Contact us", href: "/contact" },
  },
};

/** The order's texts for outside parties. */
export const orderWords = {
  /** For the card provider: "Standard plan, MERN Full Stack Web Development, 4 months". */
  purpose: { one: "{plan} plan, {course}, 1 month", other: "{plan} plan, {course}, {count} months" },
  /** Beside a payment code, and the number of a biller. */
  code: { amount: "Amount", reference: "Reference", consumerNumber: "Consumer number (1Bill, Kuickpay)" },
};
