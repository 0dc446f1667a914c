import { instituteParts, partNames } from "#domains/content/office/institute-parts.ts";
import type { OfficeVerb } from "#server/compose/office-verbs.ts";
import { foldText } from "#shared/fold-text.ts";
import type { Messages } from "#shared/words.ts";

/** A screen of the settings: the verb that opens it, its title and a sentence, and the labels that it is found by. */
interface SettingsScreen {
  to: string;
  verb: OfficeVerb;
  says: (words: Messages) => { title: string; about: string };
  labels: (words: Messages) => string[];
}

/** Every screen of the settings, in the order of the list; a new one is a line here and one among the routes. */
const screens: SettingsScreen[] = [
  ...partNames.map(
    (part): SettingsScreen => ({
      to: `/settings/institute/${part}`,
      verb: "publish",
      says: ({ admin }) => admin.content.institute.parts[part],
      labels: ({ contentFields: { labels } }) => instituteParts[part].flatMap((name) => labels[name] ?? []),
    }),
  ),
  {
    to: "/settings/brand",
    verb: "setLook",
    says: ({ admin }) => admin.content.allSettings.brand,
    labels: ({ admin: { content } }) => {
      const { brand } = content.allSettings;
      return [brand.logo, brand.colours, brand.pattern, brand.pictograms, ...Object.values(brand.slots)];
    },
  },
  {
    to: "/settings/words",
    verb: "setWords",
    says: ({ admin }) => admin.content.allSettings.trade,
    labels: ({ admin: { content } }) => {
      const { names, ownDigits, hijri } = content.allSettings.trade;
      return [...Object.values(names), ownDigits, hijri];
    },
  },
  {
    to: "/settings/money",
    verb: "setMoney",
    says: ({ admin }) => admin.content.money,
    labels: ({ admin: { content } }) => {
      const { money } = content;
      return [money.currency, money.markets, money.countries, money.fees];
    },
  },
  {
    to: "/settings/fees",
    verb: "setFees",
    says: ({ admin }) => admin.content.fees,
    labels: ({ admin: { content } }) => [content.fees.registration, content.fees.fee, content.fees.from],
  },
  {
    to: "/settings/desk",
    verb: "setFeeRules",
    says: ({ admin }) => admin.feeRules,
    labels: ({ admin: { feeRules } }) => [feeRules.late, feeRules.grace, feeRules.follows, feeRules.teachersSee],
  },
  {
    to: "/settings/payment",
    verb: "setWaysToPay",
    says: ({ admin }) => admin.payments.ways,
    labels: ({ admin: { payments } }) => [
      ...Object.values(payments.ways.kinds),
      payments.ways.note,
      payments.cards.secretKey,
    ],
  },
  {
    to: "/settings/receipts",
    verb: "setReceiptRules",
    says: ({ admin }) => admin.receiptRules,
    labels: ({ admin: { receiptRules } }) => [
      receiptRules.ntn,
      receiptRules.strn,
      receiptRules.series,
      receiptRules.taxes,
    ],
  },
  {
    to: "/settings/email",
    verb: "setEmailSettings",
    says: ({ admin }) => admin.email,
    labels: ({ admin: { email } }) => [...Object.values(email.fields), email.test],
  },
  {
    to: "/settings/incoming",
    verb: "setIncomingMail",
    says: ({ admin }) => admin.incoming,
    labels: ({ admin: { incoming } }) => [...Object.values(incoming.fields), incoming.test],
  },
  {
    to: "/settings/emails",
    verb: "setEmailTexts",
    says: ({ admin }) => admin.emailTexts,
    labels: ({ admin: { emailTexts } }) => Object.values(emailTexts.groups),
  },
  {
    to: "/settings/branches",
    verb: "setBranches",
    says: ({ admin }) => ({ ...admin.content.branches, about: admin.content.branches.lead }),
    labels: ({ admin: { content } }) => [...Object.values(content.branches.fields), content.branches.rooms],
  },
  {
    to: "/settings/holidays",
    verb: "setHolidays",
    says: ({ admin }) => admin.holidays,
    labels: ({ admin: { holidays } }) => [holidays.name, holidays.from, holidays.until],
  },
  {
    to: "/settings/meetings",
    verb: "setMeetingServer",
    says: ({ admin }) => admin.meetings,
    labels: ({ admin: { meetings } }) => [meetings.account.title, meetings.server],
  },
  {
    to: "/settings/teachers",
    verb: "addTeacher",
    says: ({ admin: { staff } }) => ({ ...staff.teachers, about: staff.teachers.lead }),
    labels: ({ admin: { staff } }) => Object.values(staff.teachers.fields),
  },
  {
    to: "/settings/sections",
    verb: "publish",
    says: ({ admin }) => admin.content.sections,
    labels: ({ admin: { content } }) => Object.values(content.sections.names),
  },
  {
    to: "/staff",
    verb: "listStaff",
    says: ({ admin: { staff } }) => ({ title: staff.title, about: staff.settings }),
    labels: ({ admin: { staff } }) => [staff.invite.title, staff.columns.role, staff.sessions.title],
  },
];

/** The screens that a member may open, each with its title and a sentence. */
export function listSettings(words: Messages, may: OfficeVerb[]) {
  return screens.filter(({ verb }) => may.includes(verb)).map(({ to, says }) => ({ to, ...pick(says(words)) }));
}

// Words of a screen hold much more.
const pick = ({ title, about }: { title: string; about: string }) => ({ title, about });

/** The settings whose label or screen has the words of a text; each leads to its field. */
export function findSettings(words: Messages, may: OfficeVerb[], text: string) {
  const wanted = foldText(text).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  return screens
    .filter(({ verb }) => may.includes(verb))
    .flatMap(({ to, says, labels }) => {
      const { title, about } = says(words);
      const has = (given: string) => wanted.every((word) => foldText(given).includes(word));
      const fields = [...new Set(labels(words))].filter((label) => has(label) || has(`${label} ${title}`));
      const ofScreen = has(`${title} ${about}`) ? [{ to, label: title, screen: "" }] : [];
      const ofFields = fields.map((label) => ({ to: `${to}#${fieldIn(label)}`, label, screen: title }));
      return [...ofScreen, ...ofFields];
    });
}

const fieldIn = (label: string) => String(new URLSearchParams({ field: label }));
