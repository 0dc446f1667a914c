import { z } from "zod";
import { amountsByCurrency, currencyCode } from "#shared/currency-fields.ts";
import { amount, day, email, href, line, prose, several, timeZone, wholeNumber } from "#shared/fields.ts";
import type { hue } from "#shared/girih/pattern.ts";
import { readLink } from "#shared/read-link.ts";
import { countryCodeOf, countryNames } from "./rules/country.ts";

const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
const clockTime = line(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please write the time as 09:00 or 17:30.");
const e164 = line(16).regex(/^\+[1-9]\d{6,14}$/, "Please write the number as +923001234567.");
const colour = line(7)
  .regex(/^#[0-9a-f]{6}$/, "Please write the colour as #1f3a8a.")
  .meta({ look: "colour" });
const countryCode = line(2).regex(/^[A-Z]{2}$/, "This must be a country's two letters, such as PK.");
const viewBox = line(40).regex(/^-?\d+ -?\d+ \d+ \d+$/, "Please write the box as four whole numbers: 0 70 247 134.");
const outline = line(20_000).regex(/^M[\d\s.,A-Za-z-]+$/, "This must be the path of an SVG.");
const tone = z.strictObject({ light: colour, dark: colour });

/** A weekly period in which demo classes begin. Times are local 24-hour times. */
const demoWindow = z.strictObject({
  days: several(weekday, 7),
  opens: clockTime,
  closes: clockTime,
  /** A class's length (specification §9), and the time from one start to the next. */
  minutes: z.union([z.literal(30), z.literal(45)]),
  everyMinutes: wholeNumber(5),
  /** Visitors who share one class; each course has its own classes. */
  seats: wholeNumber(1),
});

/** A way to send the company money without a card. */
const transferMethod = z.strictObject({
  id: z.enum(["bank", "jazzcash", "easypaisa", "raast"]),
  title: line(60),
  /** Its intended payers, or a warning. */
  note: prose(300),
  /** Values to type into the form of a bank or an app, each with a copy button; numbers without spaces. */
  details: several(z.strictObject({ label: line(60), value: line(120) }), 10),
  /** Whether it only transfers Pakistani rupees. */
  rupeesOnly: z.boolean(),
  /** Whether orders in rupees show it as a Raast code. */
  hasQr: z.boolean(),
});

export type TransferMethod = z.infer<typeof transferMethod>;

/** The ways to pay without a card, which owners name as they are there: a bank, a wallet, cash, or any other. */
export const paymentSettings = z.strictObject({
  ways: z
    .array(
      z.strictObject({
        kind: z.enum(["bank", "raast", "wallet", "cash", "other"]),
        title: line(60),
        /** How to pay by it, in the owner's words. */
        note: z.string().max(500, "Please keep this to 500 characters at most."),
        details: z.array(z.strictObject({ label: line(60), value: line(120) })).max(10),
        /** The currencies that it takes; empty for every one. */
        currencies: z.array(currencyCode).max(200),
        /** Whether orders in rupees show it as a Raast code. */
        hasQr: z.boolean(),
        /** The scheme in that code; 00 unless the bank says otherwise. */
        scheme: line(2)
          .regex(/^\d\d$/, "Please write two digits, such as 00.")
          .optional(),
        /** The institute's consumer number with 1Bill or Kuickpay. */
        consumerNumber: line(40).regex(/^\d+$/, "Please write the number in digits alone.").optional(),
        isOn: z.boolean(),
      }),
    )
    .max(20, "Please keep this to 20 at most."),
});

export type PaymentSettings = z.infer<typeof paymentSettings>;

/** Monthly prices of plans in one country's own currency, in whole units. */
const localPrices = z.strictObject({
  countryCode,
  /** The English name. */
  country: line(80),
  currency: currencyCode,
  /** Plan id → monthly price; a plan missing here is paid in the common currency. */
  monthly: z.partialRecord(z.string(), amount),
});

/** The ways customers pay for orders. */
export const paymentDetails = z.strictObject({
  /** Whether the details are invented: the page then says so and asks no one to pay. */
  isDemo: z.boolean(),
  /** Days for which an order keeps its price. */
  daysToPay: wholeNumber(1),
  /** Prices of plans that are paid in a currency other than the common one. */
  localPrices: z.array(localPrices).max(20),
  transfers: z.array(transferMethod).max(10),
});

/** A market's currency, the institute's unless named, and whether its visitors see fees or ask for them. */
const marketTerms = z.strictObject({ currency: currencyCode.optional(), fees: z.enum(["shown", "asked"]) });

/** Most markets with countries of their own, because styles know the currencies of a page by their number. */
const mostMarkets = 5;

/** The institute's currency and its markets (specification §4, "Price visibility"). */
export const moneySettings = z
  .strictObject({
    /** The one that prices are typed in and accounts are kept in; until it is chosen, the one of the company's facts. */
    currency: currencyCode.optional(),
    /** Some countries each, as ISO 3166-1 alpha-2. */
    markets: z
      .array(marketTerms.extend({ countries: several(countryCode, 250) }))
      .max(mostMarkets, `Please keep this to ${mostMarkets} at most.`),
    /** Visitors from every other country. */
    elsewhere: marketTerms,
    /** The registration fee by currency, once per person; a course may have its own. */
    registration: amountsByCurrency.optional(),
    /** A registration fee that replaces it from a day on, by the institute's clock. */
    later: z
      .array(z.strictObject({ from: day, registration: amountsByCurrency.optional() }))
      .max(12)
      .optional(),
  })
  .superRefine(({ markets }, context) => {
    const seen = new Set<string>();
    for (const [at, { countries }] of markets.entries())
      for (const [place, code] of countries.entries()) {
        const known = countryCodeOf(code);
        const path = ["markets", at, "countries", place];
        if (!known) context.addIssue({ code: "custom", path, message: `There is no country ${code}.` });
        else if (seen.has(known))
          context.addIssue({ code: "custom", path, message: `${countryNames[known]} is in a market already.` });
        seen.add(code);
      }
  });

export type MoneySettings = z.infer<typeof moneySettings>;

/** All facts that identify the company (specification §2, contact page and footer; §9). */
export const company = z.strictObject({
  name: line(60),
  /** The name in Urdu, if it has one. */
  nameUrdu: line(60).optional(),
  /** The software house's name: "Darsgah Solutions". */
  fullName: line(80),
  legalName: line(120),
  tagline: line(120),
  description: prose(400),
  founded: wholeNumber(1800),
  copyrightYear: wholeNumber(1800),
  /** `e164` for links and structured data, `display` for readers. */
  phones: several(z.strictObject({ label: line(60), e164, display: line(30) }), 10),
  /** A local phone number, as an example beside a form's field. */
  examplePhone: line(30),
  /** The English names of the languages in which the telephone is answered. */
  languages: several(line(40), 10),
  /** Longest time until an answer, as text: "24 hours". */
  replyTime: line(40),
  emails: several(z.strictObject({ label: line(60), address: email }), 10),
  address: z.strictObject({
    street: line(120),
    area: line(80),
    city: line(80),
    /** Not every country has regions or postal codes. */
    region: line(80).optional(),
    postalCode: line(20).optional(),
    country: line(80),
    countryCode,
  }),
  /** Local hours in 24-hour time, and in the words a page shows. */
  hours: z.strictObject({
    timeZone,
    spans: several(
      z.strictObject({ days: several(weekday, 7), opens: clockTime, closes: clockTime, words: line(80) }),
      7,
    ),
  }),
  /** The times and place of free demo classes. Times are in the business hours' zone. */
  demo: z.strictObject({
    windows: z.array(demoWindow).max(20),
    /** Latest time to book a class, in hours before its start, and the days ahead that can be booked. */
    leadHours: wholeNumber(0),
    horizonDays: wholeNumber(1),
    /** The online room. */
    joinUrl: href,
  }),
  social: z
    .array(
      z.strictObject({ name: line(40), url: href, icon: z.enum(["facebook", "instagram", "linkedin", "youtube"]) }),
    )
    .max(8),
  /** The number, and the prefilled text of a new chat. */
  whatsapp: z.strictObject({ e164, greeting: line(200) }),
  /** ISO 4217 code, and the symbol before an amount. */
  currency: z.strictObject({ code: currencyCode, symbol: line(8) }),
  /** Whether the courses section blocks the developer-tools shortcuts and the context menu. */
  blockDeveloperTools: z.boolean(),
  /**
   * The colours that all others are mixed from, for the light and the dark theme. The last four are the deep grounds of
   * covers and patterns, one per course; the first of them, emerald, is the main one.
   */
  brand: z.strictObject({
    /** The Urdu name as an outline, which needs no font: the box and the path of an SVG. */
    wordmark: z.strictObject({ viewBox, path: outline }).optional(),
    colors: z.strictObject({
      ...{ ink: tone, paper: tone, accent: tone, link: tone },
      ...({ emerald: tone, lapis: tone, brick: tone, plum: tone } satisfies Record<z.infer<typeof hue>, typeof tone>),
    }),
  }),
});

/** The logos of an institute: on a light ground, on a dark one, and a sign as wide as high. */
export const logoSlot = z.enum(["light", "dark", "square"]);

export type LogoSlot = z.infer<typeof logoSlot>;

/** A logo as the program has drawn it, so that it holds nothing but pixels; its size is in pixels. */
const drawnLogo = z.strictObject({
  /** A hash of it, by which it is served. */
  name: z.string().regex(/^[0-9a-f]{32}$/),
  /** In base64. */
  png: z
    .string()
    .max(140_000)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  width: wholeNumber(1),
  height: wholeNumber(1),
});

export type DrawnLogo = z.infer<typeof drawnLogo>;

/** The look of an institute beside its colours. */
export const brandSettings = z.strictObject({
  logos: z.partialRecord(logoSlot, drawnLogo),
  /** The geometric pattern of covers, pictures and certificates, or plain grounds. */
  pattern: z.enum(["girih", "none"]),
});

export type BrandSettings = z.infer<typeof brandSettings>;

const placeId = line(40).regex(/^[\da-z-]+$/, "This is no place that we know.");

/** A room of a branch, with its seats. */
const room = z.strictObject({ id: placeId, name: line(60), seats: wholeNumber(1) });

const mapAddress = line(500)
  .overwrite((text) => (text.startsWith("https://") ? text : readLink(text)))
  .refine(
    (address) => /^https:\/\/\S+$/.test(address) && URL.canParse(address),
    "The address of the map must begin with https://.",
  );

/** A place where the institute teaches, besides the company's own address. */
const branch = z.strictObject({
  id: placeId,
  name: line(60),
  street: line(120),
  area: line(80).optional(),
  city: line(80),
  mapUrl: mapAddress.optional(),
  /** As visitors read and dial them. */
  phones: z.array(line(30)).max(5, "Please keep this to 5 at most."),
  /** When it is open, as text. */
  hours: line(160).optional(),
  rooms: z.array(room).max(60, "Please keep this to 60 at most."),
});

export type Branch = z.infer<typeof branch>;

/** The branches of an institute that has several places, or rooms to name. */
export const branchSettings = z
  .strictObject({ branches: z.array(branch).max(60, "Please keep this to 60 at most.") })
  .superRefine(({ branches }, context) => {
    const twice = (names: string[], at: number) =>
      names.findIndex((name) => name.toLowerCase() === names[at]?.toLowerCase()) !== at;
    const branchNames = branches.map(({ name }) => name);
    for (const [at, { rooms }] of branches.entries()) {
      if (twice(branchNames, at))
        context.addIssue({ code: "custom", path: ["branches", at, "name"], message: "Another branch has this name." });
      for (const place of rooms.keys())
        if (
          twice(
            rooms.map(({ name }) => name),
            place,
          )
        )
          context.addIssue({
            ...{ code: "custom", path: ["branches", at, "rooms", place, "name"] },
            message: "Another room here has this name.",
          });
    }
  });

export type BranchSettings = z.infer<typeof branchSettings>;

type CompanyFacts = z.infer<typeof company>;

/** Its facts, with the look of the settings beside the colours. */
export type Company = Omit<CompanyFacts, "brand"> & { brand: CompanyFacts["brand"] & Partial<BrandSettings> };
export type PaymentDetails = z.infer<typeof paymentDetails>;
