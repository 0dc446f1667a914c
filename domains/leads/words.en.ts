/** Leads: everyone who wrote, and a person's card. */
export const leadWords = {
  title: "Leads",
  count: { one: "{count} to answer", other: "{count} to answer" },
  filters: {
    label: "Which leads",
    new: "To answer",
    mine: "Mine",
    answered: "Answered",
    won: "Won",
    lost: "Lost",
    all: "All",
  },
  source: "Came by",
  anySource: "Any source",
  apply: "Show",
  sources: {
    ...{ contact: "Message", quote: "Quote", demo: "Free demo", enrolment: "Enrolment", assistant: "Assistant" },
    ...{ email: "E-mail", phone: "Phone", desk: "Walked in", whatsapp: "WhatsApp", instagram: "Instagram" },
  },
  suspect: "Probably spam",
  states: { new: "To answer", answered: "Answered", won: "Won", lost: "Lost" },
  columns: { person: "Person", about: "About", source: "Came by", owner: "Owner", due: "Answer due", state: "State" },
  empty: {
    new: "Everyone has an answer. Well done.",
    other: "No lead is like this.",
    text: "A lead opens when someone sends a message, asks for a quote, books a demo class or enrols.",
  },
  due: {
    in: "in {time}",
    late: "{time} late",
    minutes: "{minutes} min",
    hours: "{hours} h",
    hoursMinutes: "{hours} h {minutes} min",
    days: { one: "{count} day", other: "{count} days" },
  },
  demoAt: "{course}, {time}",
  demoCame: "{course}: came to the trial class, ask how it was",
  demoMissed: "{course}: did not come to the trial class, offer another",
  quoteFor: "Quote: {service}",
  gone: "No longer kept",
  keys: { title: "Keys", next: "next", previous: "previous", answer: "answer", take: "take", done: "answered" },
  close: "Close",
  card: {
    wants: "Wants",
    reach: "Reach",
    /** An address that takes no emails. */
    refused: "E-mail to {email} was refused on {day}: {reason}",
    refusals: {
      noMailbox: "no such mailbox",
      noDomain: "no such domain",
      full: "the mailbox is full",
      closed: "the mailbox is closed",
      unwanted: "their mail server does not take our e-mail",
      other: "“{answer}”",
    },
    owner: "Answers",
    state: "State",
    since: "Since",
    batches: "Batches",
    orders: "Orders",
    noOwner: "No one yet",
    take: "Take it",
    assign: "Assign",
    whole: "Everything about this person",
    history: "What happened",
  },
  settle: {
    title: "What became of it",
    answered: "Answered",
    won: "Won",
    lost: "Lost",
    new: "To answer again",
    done: {
      new: "It waits for an answer again.",
      answered: "Marked as answered.",
      won: "Marked as won.",
      lost: "Marked as lost.",
    },
  },
  assigned: "Assigned to {name}.",
  unassigned: "No one is answering it now.",
  write: {
    title: "Answer",
    text: "Your answer",
    email: "Send e-mail",
    whatsapp: "Open in WhatsApp",
    whatsappDone: "I sent it",
    note: "Keep as a note",
    emailTitle: "Write an e-mail",
    noteTitle: "Note",
    draft: "Draft kept in this browser",
    sent: "The e-mail is on its way.",
    recorded: "Recorded as sent by WhatsApp.",
    noted: "The note is kept.",
    hint: "The person reads an e-mail from {company}; replies come to the staff's inbox.",
  },
  events: {
    person: "First contact",
    inquiry: "Sent a message",
    quote: "Asked for a quote: {service}",
    booking: "Booked a demo class: {course}, {time}",
    bookingCancelled: "Cancelled a demo class: {course}, {time}",
    request: "Asked to enrol: {course}",
    enrolment: "{batch}: {state}",
    order: "Order {reference}: {state}",
    email: "E-mail by {name}",
    whatsapp: "WhatsApp by {name}",
    note: "Note by {name}",
    /** What came in; staff note what did not come by itself. */
    incoming: {
      ...{ email: "Wrote an e-mail", phone: "Called", desk: "Came to the desk" },
      ...{ whatsapp: "Wrote on WhatsApp", instagram: "Wrote on Instagram" },
    },
    announced: { title: "Announcement: {title} ({seen})", seen: "seen {time}", unseen: "not seen" },
    merge: "Merged with {email}",
    changed: {
      name: "Name changed by {name}",
      phone: "Phone changed by {name}",
      email: "E-mail address changed by {name}",
    },
    /** The values before and after a change, in isolates: either may be written from right to left. */
    fromTo: "From \u2068{before}\u2069 to \u2068{after}\u2069",
    nothing: "none",
  },
  person: {
    title: "Person",
    others: "Also known as",
    account: "Has an account",
    noAccount: "No account",
    leads: "Leads",
    merge: "Merge with another",
    mergeText:
      "Two records of one person are shown as one. Nothing is moved, no account sees more by it, and it can be undone. If one of them has an account, this takes a manager who has just shown the second factor, and both get an e-mail.",
    mergeWith: "E-mail address or phone number of the same person",
    mergeButton: "Merge",
    merged: "Merged. Everything of both is shown together now.",
    freed: {
      one: "They had two places in one batch: the second was given up.",
      other: "They had two places in {count} batches: the second ones were given up.",
    },
    unmerged: "The merge is undone.",
    placeReturned: {
      one: "The place that was given up is theirs again.",
      other: "The {count} places that were given up are theirs again.",
    },
    placeGone: {
      one: "The place that was given up is gone: the batch is full, or has ended.",
      other: "The {count} places that were given up are gone: the batches are full, or have ended.",
    },
    merges: "Merges",
    noEmail: "There is no e-mail address of this person: they get no e-mails and have no account until you add one.",
    edit: {
      title: "Name and contact",
      name: "Name",
      phone: "Phone",
      email: "E-mail address",
      shares: "They share this address with someone in the family",
      held: "They have an account. Another address takes a manager who has just shown the second factor. Both addresses get an e-mail, and the account keeps its own until its owner confirms the new one.",
      save: "Save",
      saved: "Saved.",
      savedAddress: "Saved. E-mails go to the new address from now on.",
    },
  },
  order: {
    title: "Open an order",
    text: "Sends the student the payment page for this request, at the price that you agreed on.",
    plan: "Plan",
    schedule: "To pay",
    schedules: { whole: "The whole course", monthly: "Month by month" },
    monthly: "Price of a month",
    currency: "Currency",
    book: "As in the price list",
    button: "Open the order",
    done: "The order is open, and the student has the e-mail about it.",
  },
  /** Fees of a student whom staff have put into a batch. */
  bill: {
    title: "Open fees, {batch}",
    text: "They are in this batch without an order. This opens one at the price that you agreed on. It keeps the seat as it is, and they get the payment page by e-mail if they have an address.",
    button: "Open fees",
    done: "The fees are open: {reference}.",
  },
};

/** The emails about an inquiry, to the staff and to the visitor; an inquiry with a service is a request for a quote. */
export const inquiryEmails = {
  staff: {
    message: { subject: "New inquiry from {name}", heading: "New inquiry from {name}" },
    quote: { subject: "Quote request from {name}: {service}", heading: "Quote request from {name}" },
    service: "Quote for",
    about: "About",
    /** For a question to the assistant that its visitor sends to a person. */
    handedOver: "A question to the assistant, for a person to answer",
    answer: "Reply to this e-mail to write to {name}.",
  },
  acknowledgement: {
    subject: "We have received your message | {company.name}",
    preview: "Our team answers within {company.replyTime}.",
    heading: "Thank you for writing to us",
    message: "We have received your message and answer within {company.replyTime}, usually sooner.",
    quote: "We have received your request for a quote and answer within {company.replyTime}, usually sooner.",
    call: "If it is urgent, call {phone} ({hours}).",
    why: "You received this e-mail because our contact form was sent with your address. If this wasn't you, ignore this e-mail.",
  },
};

/** The email about leads, to the staff every morning. */
export const leadEmails = {
  digest: {
    subject: { one: "{count} answer is overdue", other: "{count} answers are overdue" },
    preview: "Waiting longer than {company.replyTime}.",
    heading: "Someone is waiting for an answer",
    text: {
      one: "A message, booking or request has waited longer than our promised answer time:",
      other: "{count} messages, bookings and requests have waited longer than our promised answer time:",
    },
    sources: {
      contact: "Message",
      quote: "Quote",
      demo: "Demo class",
      enrolment: "Enrolment",
      assistant: "Assistant",
      ...{ email: "E-mail", phone: "Phone call", desk: "At the desk", whatsapp: "WhatsApp", instagram: "Instagram" },
    },
    /** A person in the list: "Ayesha Khan (ayesha@example.com), since Monday 2 March 2026, 2:30 PM". */
    since: "{name}, since {since}",
    more: { one: "And {count} more.", other: "And {count} more." },
    today: { one: "{count} more answer is due today.", other: "{count} more answers are due today." },
    where: "The back office lists them all under Leads, and takes one off the list once it is answered.",
  },
};

/** The contact form and the facts beside it. */
export const contactLabels = {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    phone: "Phone (optional)",
    message: "Message",
  },
  submit: "Send Message",
  submitting: "Sending...",
  info: {
    phones: "Phone",
    emails: "E-mail",
    address: "Office",
    map: "Find us on a map",
    hours: "Hours",
  },
  quote: {
    label: "Quote for",
    remove: "Remove",
  },
  /** A field that only programs see and fill in. */
  leftEmpty: "Please leave this empty",
  /** The start of a message from a service's quote button. */
  quoteOpening: "I would like a quote for {service}.\n\n",
  refused: "Please check the marked fields and send the form again.",
};

/** Refusals about leads and people, most of them read by the staff. */
export const leadRefusals = {
  "inquiry.service": "We do not offer this service.",
  "person.nothing": "Nothing is held about {email}.",
  "person.unknown": "No one is known by {named}.",
  "person.numberShared":
    "Several people have the number {number}. Give the e-mail address, or open the other person's page and merge from there.",
  "person.addressShared":
    "Several people share the address {email}. Open the page of the one you mean, and do it from there.",
  "person.addressOf":
    "This is the address of {name}. If they share it, tick the box below; if they are one person, use that name.",
  "person.siblingUnknown": "No one here has this address or number.",
  "person.siblingUnclear": "Several people have this. Give the one that only the brother or sister has.",
  "person.themself": "That is one and the same person.",
  "person.mergedAlready": "{kept} and {merged} are one person already.",
  "person.holdsAccount":
    "This person has an account: only a manager who has just shown the second factor can change the address.",
  "person.mergeUnknown": "There is no merge {id}.",
  "person.mergeUndone": "The merge {id} is undone already.",
  "person.mergeLater": "They have been merged into another person since: undo {id} first.",
  "person.onStaff":
    "{email} is on the staff. Remove them from the staff first, then their data can be erased. The last owner stays until there is another.",
  "person.hasAccount": "One of them has an account: only a manager who has just shown the second factor can do this.",
  "lead.unknown": "There is no lead {id}.",
  "lead.answered": "{by} has answered since you opened it. Nothing was sent, and your text is still here.",
  "lead.past": "This time has passed. Choose a later one.",
  "lead.contact": "This is neither a phone number nor an e-mail address. Leave it empty if you have none.",
  "person.renewing":
    "The card payments for {orders} go on, and the card provider could not end them now: nothing was erased. Try again, or end them in its dashboard first.",
  "person.undecided": "It is not decided yet whether {orders} is paid: confirm or reject that payment first.",
};
