import type { Asked } from "#domains/assistant/server/engine/assistant-content.ts";
import { wordsOf } from "#domains/assistant/server/engine/reader.ts";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { spokenLines } from "#domains/content/contract/answer.ts";
import type { SiteCourse, SiteService } from "#domains/content/contract/site-content.ts";
import { lowestPrice, paidMonths } from "#domains/content/rules/course-price.ts";
import type { Facts } from "#domains/content/rules/fill-facts.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { answerTexts, bullets, linesOf, listIn, rowsOf, valuesOf } from "./answer-texts.ts";
import { batchesAtHour } from "./batches-at-hour.ts";
import { branchesAsked } from "./branches-asked.ts";

/** The values for the words in braces of an answer, for one question. */
export interface AskedValues {
  /** For all words; a list without an entry is empty. No amount is in them if prices are hidden. */
  values: Facts;
  /** Of the courses and services that are named, in the order of the question. */
  named: Facts[];
}

/** The words of lists in another language, by the list's name. */
type OtherLines = Partial<Record<(typeof spokenLines)[number], string>>;

/** The program's lines and parts of sentences, replaced by others where there are any. */
function linesWith(site: Site, others: OtherLines) {
  const { lines, parts } = answerTexts(site).words;
  const given = <Lines extends object>(all: Lines): Lines => ({
    ...all,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => name in all)),
  });
  const nested = { ofCourses: given(lines.ofCourses), ofBatches: given(lines.ofBatches) };
  return { lines: { ...given(lines), ...nested }, parts: given(parts) };
}

/** The question of a visitor who sees no fees, if the courses that it is about have none in their currency. */
export function withFees({ content }: Site, asked: Asked): Asked {
  const currency = asked.currency ?? content.money.currency;
  const hasFee = (course: SiteCourse) => lowestPrice(course, content.plans, currency) !== undefined;
  const ids = asked.subjects.flatMap(({ kind, id }) => (kind === "course" ? [id] : []));
  const named = content.courses.filter(({ id }) => ids.includes(id));
  const isKnown = named.length > 0 ? named.every(hasFee) : content.courses.some(hasFee);
  return { ...asked, pricesShown: asked.pricesShown && isKnown };
}

/** The values for a question: of the courses and services that it names, or of all. */
export function askedValues(site: Site, asked: Asked, others: OtherLines = {}): AskedValues {
  const { content } = site;
  const { lines, parts } = linesWith(site, others);
  const find = <Named extends { id: string }>(all: Named[], kind: string) =>
    asked.subjects.flatMap((subject) => (subject.kind === kind ? (all.find(({ id }) => id === subject.id) ?? []) : []));
  const currency = asked.currency ?? content.money.currency;
  const { lang } = site.messages.language;
  const listed = listIn(lang);
  const days = formats(lang).moments({ dateStyle: "full" })("UTC");
  const money = formats(lang).money(currency).format;
  const amount = (fee: number | undefined, months = 1) => (fee === undefined ? "" : money(fee * months));
  const feeOf = (course: SiteCourse) => lowestPrice(course, content.plans, currency);
  const priced = <One>(some: One[]) => (asked.pricesShown ? some : []);

  const registrationOf = ({ registration: { [currency]: fee = 0 } }: SiteCourse) =>
    fee === 0 ? "" : fillText(parts.registration, { fee: money(fee) });
  const courseValues = (course: SiteCourse) => {
    const fee = feeOf(course);
    const { months, outline, page, skills, level, beginsWith, suits, tagline } = course;
    const batches = asked.batches.filter(({ courseId }) => courseId === course.id);
    const instructors = [...new Set(batches.map(({ instructor }) => instructor))];
    const counts = [parts.modules, parts.projects].filter((line) => isTold(line, valuesOf(course)));
    return valuesOf(course, {
      figures: [course.duration, ...counts.map((line) => fillText(line, valuesOf(course)))].join(", "),
      outlineLink: outline ? fillText(parts.outlineLink, { id: course.id }) : "",
      everyWeek: outline ? fillText(parts.everyWeek, { id: course.id }) : "",
      weeks: outline?.durationWeeks ?? Math.round((months * 52) / 12),
      monthly: amount(fee),
      monthsInWords: fillText(months === 1 ? parts.month : parts.months, { months }),
      total: amount(fee, paidMonths(course)),
      once: course.feeFor === "course" ? 1 : 0,
      registration: registrationOf(course),
      skills: listed(skills),
      level: level.toLowerCase(),
      beginsWith: beginsWith ?? parts.fromTheBeginning,
      suits: suits ?? tagline,
      moduleList: bullets(linesOf(parts.module, rowsOf(page.modules?.list ?? []))),
      instructors: instructors.length > 0 ? listed(instructors) : parts.noTeacher,
    });
  };
  const serviceValues = (service: SiteService) =>
    valuesOf(service, {
      features: bullets(service.features),
      technologies: listed(service.technologies),
      timelineText: service.timelineText ?? service.description,
    });
  const batchValues = (batch: Batch) => {
    const course = content.courses.find(({ id }) => id === batch.courseId)?.cardTitle ?? "";
    const left = Math.max(0, batch.seats - batch.enrolled);
    const day = days.format(new Date(`${batch.startDate}T00:00:00Z`));
    return valuesOf(batch, { course, left, day, mode: batch.mode.toLowerCase() });
  };

  const named = { courses: find(content.courses, "course"), services: find(content.services, "service") };
  const courses = named.courses.length > 0 ? named.courses : content.courses;
  const services = named.services.length > 0 ? named.services : content.services;
  const ofCourses = courses.map(courseValues);
  const ofServices = services.map(serviceValues);

  const isAsked = ({ courseId }: Batch) => named.courses.length === 0 || courses.some(({ id }) => id === courseId);
  const open = asked.batches.filter((batch) => isAsked(batch) && batch.endDate >= asked.today);
  const running = open.filter(({ startDate }) => startDate < asked.today);
  const upcoming = open.filter(({ startDate }) => startDate >= asked.today);
  const next = upcoming.filter(({ courseId }, at) => upcoming.findIndex((one) => one.courseId === courseId) === at);
  const starts = named.courses.length === 1 ? upcoming : next;
  const atHour = batchesAtHour(open, asked.words, { timeZone: content.company.hours.timeZone, today: asked.today });
  const sizes = open.map(({ seats }) => seats).sort((one, other) => one - other);

  const plans = content.plans.map(({ holds, summary, fees, ...plan }) => {
    const monthly = amount(fees[currency]);
    const price = asked.pricesShown && monthly ? fillText(parts.pricePerMonth, { monthly }) : "";
    return valuesOf(plan, { holds: holds ?? summary, monthly, price });
  });
  const classroom = listOf(lines.classroom, open.filter(({ mode }) => mode !== "Online").map(batchValues));
  const teachers = ofCourses.map(({ instructors }) => instructors);
  const titled = content.teachers.filter(({ name }) => teachers.some((names) => String(names).includes(name)));
  const planPrices = listed(linesOf(parts.planPrice, priced(plans.filter(({ monthly }) => monthly !== ""))));
  const [notedPrice] = courses.length === 1 ? priced(courses.flatMap(({ page }) => page.priceNote ?? [])) : [];
  return {
    values: {
      ...listsOf(lines.ofCourses, ofCourses, isTold),
      ...listsOf(lines.ofServices, ofServices),
      ...listsOf(lines.ofBatches, open.map(batchValues)),
      atHour: listOf(lines.ofBatches.timings, atHour.map(batchValues)),
      cheapest: feeList(lines.cheapest, lines.onceCheapest, priced(cheapestOf(courses, feeOf).map(courseValues))),
      starts: listOf(lines.starts, starts.map(batchValues)),
      running: listOf(lines.running, running.map(batchValues)),
      late: running.length > 0 ? fillText(parts.late, { names: running.map(({ name }) => name).join(", ") }) : "",
      onSite: classroom ? fillText(parts.onSite, { batches: classroom }) : parts.noneOnSite,
      least: sizes[0] ?? "",
      most: sizes.at(-1) ?? "",
      batchLinks: linesOf(parts.batchLink, ofCourses).join(" · "),
      teacherTitles: titled
        .flatMap(({ faculty, name }) => (faculty ? linesOf(parts.teacherTitle, [valuesOf(faculty, { name })]) : []))
        .join(" "),
      fees: feeList(lines.fees, lines.onceFees, priced(ofCourses.filter(({ monthly }) => monthly !== ""))),
      priceNote: notedPrice ? `${fillText(parts.priceNote, { text: notedPrice.text }).trim()} ` : "",
      plans: listOf(lines.plans, plans),
      planPrices,
      plansAMonth: planPrices ? fillText(parts.plansAMonth, { planPrices }) : "",
      askForPrices: asked.pricesShown ? "" : parts.askForPrices,
      serviceLinks: listed(linesOf(parts.serviceLink, ofServices)),
      priceText: services.flatMap((one) => one.priceText ?? [])[0] ?? "",
      named: listed(notOffered(asked).map((name) => `"${name}"`)),
      week: weekOfCourses(named.courses, asked.words, parts),
      parts: partOfCourses(named.courses, asked.names, parts),
      branches: branchesAsked(site, asked, open),
    },
    named: [...(named.courses.length > 0 ? ofCourses : []), ...(named.services.length > 0 ? ofServices : [])],
  };
}

/** The names in a question of what is not offered; all its names where it has none of these. */
function notOffered({ subjects, names }: Asked): string[] {
  const untaught = new Set(subjects.flatMap((one) => (one.kind === "elsewhere" ? one.names.map(spelled) : [])));
  const found = names.filter((name) => untaught.has(name));
  return [...new Set(found.length > 0 ? found : names)];
}

const spelled = (name: string) => wordsOf(name).join(" ");

/** The courses that cost least in all, among those that have a fee. */
function cheapestOf(courses: SiteCourse[], feeOf: (course: SiteCourse) => number | undefined): SiteCourse[] {
  const total = (course: SiteCourse) => (feeOf(course) ?? Number.POSITIVE_INFINITY) * paidMonths(course);
  const least = Math.min(...courses.map(total));
  return courses.filter((course) => total(course) === least && Number.isFinite(least));
}

const listOf = (line: string, rows: Facts[]) => bullets(linesOf(line, rows));

/** The fees of courses, in the line of their kind, with registration. */
const feeList = (line: string, ofWhole: string, rows: Facts[]) =>
  bullets(rows.map((row) => fillText(`${row.once ? ofWhole : line}{registration}`, row)));

/** A list for each line, by the line's name. */
const listsOf = (lines: Record<string, string>, rows: Facts[], shown = (_line: string, _row: Facts) => true): Facts =>
  Object.fromEntries(
    Object.entries(lines).map(([name, line]) => [
      name,
      listOf(
        line,
        rows.filter((row) => shown(line, row)),
      ),
    ]),
  );

/** Whether a course has the fact that a line names: a figure of 0 means none. */
const isTold = (line: string, row: Facts) =>
  Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = ""]) => row[name]).every((value) => String(value) !== "0");

type Parts = Site["messages"]["assistantAnswers"]["parts"];

const weeksOf = ({ outline }: SiteCourse) => (outline?.months ?? []).flatMap(({ weeks }) => weeks);

/** "Week 5", "5th week", "hafta 5". */
const weekIn = (words: string[]) => Number(/\d+/.exec(words.find((word) => /^\d{1,2}\D{0,2}$/.test(word)) ?? "")?.[0]);

/** The topics of the week in question, in each course that has it; empty where none has. */
function weekOfCourses(courses: SiteCourse[], words: string[], parts: Parts): string {
  const asked = weekIn(words);
  const found = courses.flatMap((course) =>
    weeksOf(course)
      .filter(({ week }) => week === asked)
      .map(({ week, title, theory, lab }) => {
        const topics = bullets([...theory, fillText(parts.lab, { lab })]);
        return fillText(parts.week, valuesOf(course, { week, weekTitle: title, topics }));
      }),
  );
  return found.join("\n\n");
}

/** The places where courses teach a tool or topic, by its names in a question; empty where no outline names it. */
function partOfCourses(courses: SiteCourse[], names: string[], parts: Parts): string {
  const wanted = names.filter((name) => name.length > 1);
  const isNamed = (text: string) => wanted.some((name) => text.toLowerCase().includes(name));
  const found = courses.flatMap((course) => {
    const weeks = weeksOf(course).filter(({ title, theory, lab }) => isNamed([title, ...theory, lab].join(" ")));
    if (weeks.length === 0) return isNamed(course.skills.join(" ")) ? linesOf(parts.part, [valuesOf(course)]) : [];
    const lines = weeks.slice(0, 3).map(({ week, title, theory, lab }) => {
      if (isNamed(title)) return fillText(parts.weekOfPart, { week, title });
      return fillText(parts.topicOfPart, { week, title, topic: theory.find(isNamed) ?? lab });
    });
    return [fillText(parts.partByWeek, valuesOf(course, { weeks: bullets(lines) }))];
  });
  return found.join("\n\n");
}
