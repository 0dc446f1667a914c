import type { LastUpdate, Status } from "#domains/overview/server/status.ts";
import { day, hour } from "#shared/durations.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { shortTime } from "#ui/office/times.ts";

/** Something that does not work, and how to mend it. */
interface Problem {
  title: string;
  text: string;
}

/** A name and what it is now. */
type Row = [name: string, value: string];

interface Clock {
  now: Date;
  timeZone: string;
  lang: Locale;
}

/** A night's backup is late by this much. */
const backupIsOld = day + 12 * hour;
/** A disk is nearly full with this share left, or this many bytes. */
const nearlyFull = { share: 0.05, bytes: 1024 ** 3 };

/** The state of the program as sentences: what needs somebody first, then what is. */
export function statusData(status: Status, words: Messages["admin"]["status"], clock: Clock) {
  return {
    problems: [
      ...mailProblems(status, words),
      ...backupProblems(status, words, clock),
      ...awayProblems(status, words, clock),
      ...machineProblems(status, words),
      ...updateProblems(status, words, clock),
    ],
    mail: mailRows(status, words.mail),
    backups: backupRows(status, words.backups, clock),
    hasBackup: status.backups.length > 0,
    backupText: status.isNightly
      ? fillText(words.backups.text, { folder: status.backupFolder })
      : words.backups.textOff,
    machine: machineRows(status, words.machine, clock),
    site: siteRows(status, words.site),
  };
}

type Words = Messages["admin"]["status"];

function mailProblems({ mailServer, jobs, brokenTexts, incoming }: Status, { mail }: Words): Problem[] {
  const { failing, givenUp } = jobs.mail;
  return [
    ...(mailServer === null ? [{ title: mail.files, text: mail.filesText }] : []),
    ...(brokenTexts > 0 ? [{ title: mail.texts, text: mail.textsText }] : []),
    ...(mailServer === "locked" ? [{ title: mail.locked, text: mail.lockedText }] : []),
    ...(incoming === "portTaken" || incoming === "failing" || incoming === "locked"
      ? [{ title: mail.incoming.closed, text: mail.incoming.texts[incoming] }]
      : []),
    ...(failing > 0 ? [{ title: fillCount(mail.failing, failing), text: mail.failingText }] : []),
    ...(givenUp > 0 ? [{ title: fillCount(mail.givenUp, givenUp), text: mail.givenUpText }] : []),
  ];
}

function backupProblems({ backups, isNightly, startedAt }: Status, words: Words, clock: Clock): Problem[] {
  const { none, noneText, old, oldText, failed, failedText } = words.backups;
  const [newest] = backups;
  if (!newest)
    return isNightly && clock.now.getTime() - startedAt.getTime() < day ? [] : [{ title: none, text: noneText }];
  const isOld = isNightly && clock.now.getTime() - newest.madeAt.getTime() > backupIsOld;
  const time = shortTime(newest.madeAt, clock.now, clock.timeZone, clock.lang);
  return [
    ...(isOld ? [{ title: fillText(old, { time }), text: oldText }] : []),
    ...(newest.trial?.works === false ? [{ title: failed, text: failedText }] : []),
  ];
}

function awayProblems({ away }: Status, { backups }: Words, { now, timeZone, lang }: Clock): Problem[] {
  if (!away?.failure) return [];
  const title = fillText(backups.notAway, { time: shortTime(away.failure.at, now, timeZone, lang) });
  return [{ title, text: backups.notAwayTexts[away.failure.problem] }];
}

function machineProblems({ disk, jobs, siteUrl }: Status, { machine, site }: Words): Problem[] {
  const isFull = disk.free < nearlyFull.bytes || disk.free < disk.all * nearlyFull.share;
  const { protocol, hostname } = new URL(siteUrl);
  return [
    ...(isFull ? [{ title: fillText(machine.full, { free: fileSize(disk.free) }), text: machine.fullText }] : []),
    ...(jobs.givenUp > 0 ? [{ title: fillCount(machine.givenUp, jobs.givenUp), text: machine.givenUpText }] : []),
    ...(protocol === "http:" && !isLocal(hostname) ? [{ title: site.insecure, text: site.insecureText }] : []),
  ];
}

function updateProblems({ lastUpdate }: Status, { machine }: Words, { now, timeZone, lang }: Clock): Problem[] {
  if (!lastUpdate?.step) return [];
  const { at, from, step, why } = lastUpdate;
  const title = fillText(machine.stopped, { time: shortTime(at, now, timeZone, lang) });
  return [{ title, text: fillText(machine.stoppedText, { step, from, why: why ?? "" }) }];
}

const isLocal = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function mailRows({ mailServer, jobs, refusedAddresses, incoming, heldReplies }: Status, words: Words["mail"]): Row[] {
  return [
    ...(mailServer && mailServer !== "locked"
      ? [[fillText(words.server, { server: mailServer.host }), ""] as Row]
      : []),
    [mailServer ? words.sent : words.written, String(jobs.mail.sent)],
    [words.waiting, String(jobs.mail.waiting)],
    [words.refused, String(refusedAddresses)],
    [words.incoming.title, words.incoming.states[incoming]],
    ...(incoming !== "off" || heldReplies > 0 ? [[words.incoming.held, String(heldReplies)] as Row] : []),
  ];
}

function backupRows({ backups, away }: Status, words: Words["backups"], { now, timeZone, lang }: Clock): Row[] {
  const [newest] = backups;
  if (!newest) return [[words.last, words.none]];
  const { trial } = newest;
  const tried = trial
    ? fillText(trial.works ? words.works : words.doesNot, { time: shortTime(trial.at, now, timeZone, lang) })
    : words.untried;
  return [
    [words.last, `${shortTime(newest.madeAt, now, timeZone, lang)} · ${fileSize(newest.bytes)}`],
    [words.tried, tried],
    [words.kept, String(backups.length)],
    ...(away ? [[words.away, away.last ? shortTime(away.last, now, timeZone, lang) : words.noneAway] as Row] : []),
  ];
}

function machineRows(status: Status, words: Words["machine"], { now, timeZone, lang }: Clock): Row[] {
  const { disk, memory, database, databaseBytes, storage, startedAt, version, lastUpdate } = status;
  const isUpdated = lastUpdate?.to && !lastUpdate.step;
  return [
    [words.disk, fillText(words.diskValue, { free: fileSize(disk.free), all: fileSize(disk.all) })],
    [words.memory, fileSize(memory)],
    [words.database, fillText(words.databases[database], { size: fileSize(databaseBytes) })],
    [words.files, words.storages[storage]],
    [words.started, shortTime(startedAt, now, timeZone, lang)],
    [words.version, version],
    ...(isUpdated ? [[words.updated, updateValue(lastUpdate, words, { now, timeZone, lang })] as Row] : []),
  ];
}

const updateValue = (
  { at, from, to }: LastUpdate,
  { updatedValue }: Words["machine"],
  { now, timeZone, lang }: Clock,
) => fillText(updatedValue, { from, to: to ?? "", time: shortTime(at, now, timeZone, lang) });

function siteRows({ siteUrl, takesCards }: Status, words: Words["site"]): Row[] {
  const address = isLocal(new URL(siteUrl).hostname) ? `${siteUrl}. ${words.local}` : siteUrl;
  return [
    [words.address, address],
    [words.cards, takesCards ? words.takesCards : words.noCards],
  ];
}
