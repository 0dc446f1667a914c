/** The emails of the back office: to a new member of staff, and from staff to a person. */
export const staffEmails = {
  invitation: {
    subject: "Join the staff of {company.name}",
    preview: "One click, with an account of this address.",
    heading: "You are invited to the staff",
    text: "You can work in the back office of {company.name} as {role}. The button asks you to sign in, or to create an account, with this address. It works once, until {until}.",
    button: "Join the staff",
    note: "If you did not expect this, ignore this e-mail: nothing happens without you.",
    roles: {
      ...{ owner: "an owner", manager: "a manager", teacher: "a teacher", support: "support" },
      ...{ cashier: "a cashier", accountant: "an accountant" },
    },
  },
  setUp: {
    subject: "Set up your second factor | {company.name}",
    preview: "The link works for an hour.",
    heading: "Set up your second factor",
    text: "Someone, most likely you, wants to set up the second factor of your account in the back office of {company.name}. The link works for an hour, in a browser where you are signed in.",
    button: "Set up a second factor",
    note: "If this wasn't you, someone else knows your password: do not open the link, and choose a new password.",
  },
  factorChanged: {
    subject: "Your second factor was changed | {company.name}",
    preview: "If it was you, you don't have to do anything.",
    heading: "Your second factor was changed",
    changes: {
      setUpAuthenticator: "An app that shows codes was set up for your account. An earlier app no longer works.",
      addPasskey: "A passkey was added to your account.",
      removePasskey: "A passkey was removed from your account.",
      renewRecoveryCodes: "New recovery codes were made for your account. Earlier ones no longer work.",
      useRecoveryCode: "A recovery code of your account was used. It does not work again.",
    },
    when: "It was done on {time}, from {device}.",
    whenAndWhere: "It was done on {time}, from {device}, in {country}.",
    button: "Look at my sign-in",
    note: "If it was you, you don't have to do anything. If this was not you, choose a new password at once, which signs you out everywhere, and call us: {company.phones.0.display}.",
  },
  ownerRestored: {
    subject: "An owner was let in again | {company.name}",
    preview: "If you know about it, you don't have to do anything.",
    heading: "An owner was let in again",
    text: "{owner} ({email}), an owner of {company.name}, has lost every second factor. On {time}, the person who runs the site's server removed the lost ones and signed {owner} out everywhere. {owner} can now set up a new one by a link from their mailbox.",
    button: "Look at the staff",
    note: "Every member of the staff gets this e-mail. If {company.name} did not ask for this, someone else may have access to the server: please call us at once, {company.phones.0.display}.",
  },
  backupDownloaded: {
    subject: "A backup was downloaded | {company.name}",
    preview: "If you know about it, you need do nothing.",
    heading: "A backup was downloaded",
    text: "On {time}, {name} downloaded the newest backup of {company.name} from the back office. It holds everybody's data, encrypted with a passphrase that {name} chose.",
    note: "Every owner gets this e-mail. If {company.name} did not ask for this, someone else may use that account: end its sessions on the page of the staff, and call us at once, {company.phones.0.display}.",
    button: "Look at the audit",
  },
  settingChanged: {
    preview: "Please look whether this was you or another owner.",
    settings: {
      cards: {
        subject: "The keys for card payments were changed",
        text: "On {time}, an owner changed the keys with which cards are taken. The new key ends in {detail}.",
      },
      noCards: {
        subject: "Card payments were switched off",
        text: "On {time}, an owner removed the keys with which cards are taken.",
      },
      mail: {
        subject: "How e-mails leave was changed",
        text: "On {time}, an owner changed the sender or the mail server. E-mails leave through {detail} now.",
      },
      noMail: {
        subject: "How e-mails leave was changed",
        text: "On {time}, an owner changed how e-mails leave. No mail server is typed in the office now.",
      },
      incoming: {
        subject: "How e-mails come in was changed",
        text: "On {time}, an owner changed how answers by e-mail come in. They go to {detail} now.",
      },
      noIncoming: {
        subject: "How e-mails come in was changed",
        text: "On {time}, an owner switched off answers by e-mail.",
      },
      meetings: {
        subject: "The account for online classes was changed",
        text: "On {time}, an owner changed the account in which online classes meet. It is at {detail} now.",
      },
      noMeetings: {
        subject: "The account for online classes was removed",
        text: "On {time}, an owner removed the account in which online classes meet.",
      },
    },
    note: "If no owner did this, someone is in an account: change it back and end all sessions under Staff.",
    button: "See the settings",
  },
  message: {
    subject: "Your question to {company.name}",
    preview: "An answer from our team.",
    heading: "An answer for you",
    asked: "You wrote:",
    note: "To write back, simply reply to this e-mail.",
    /** The words around an answer in Urdu, and in Urdu in Latin letters. */
    ur: {
      subject: "{company.name}: آپ کے سوال کا جواب",
      preview: "ہماری ٹیم کا جواب۔",
      heading: "آپ کے لیے جواب",
      greeting: "السلام علیکم {name}،",
      reader: "",
      signature: "ٹیم {company.name}",
      asked: "آپ نے لکھا تھا:",
      note: "جواب دینے کے لیے اسی ای میل کا جواب لکھ دیں۔",
    },
    "ur-Latn": {
      subject: "{company.name}: aap ke sawal ka jawab",
      preview: "Hamari team ka jawab.",
      heading: "Aap ke liye jawab",
      greeting: "Assalam o Alaikum {name},",
      reader: "",
      signature: "Team {company.name}",
      asked: "Aap ne likha tha:",
      note: "Jawab dene ke liye isi e-mail ka jawab likh dein.",
    },
  },
  merged: {
    subject: "Two records joined at {company.name}",
    preview: "Our team sees two records as one person's now.",
    heading: "We have joined two of our records",
    text: "Our team has marked the record of this e-mail address and another record as one person's, so that we see both together. Your account did not change: it shows and opens exactly what it did before, and no other account sees anything of yours.",
    note: "If these are two different people, please reply to this e-mail, and we will separate the records again.",
  },
  /** To the former and the present address of a person with an account. */
  addressChanged: {
    subject: "Your e-mail address at {company.name}",
    preview: "Our team has changed where we write to you.",
    heading: "Your e-mail address was changed",
    left: "Our team has written down another e-mail address for you. From now on our e-mails go there, and no longer to this one.",
    now: "Our team has written down this e-mail address for you. From now on our e-mails come here.",
    account: "Your account did not change: you sign in with the same address and password as before.",
    offer:
      "If you would like to sign in with this address too, confirm it with the button: it asks for your account's password, and works for a week.",
    button: "Sign in with this address",
    note: "If you did not ask for this, please reply to this e-mail.",
  },
};
