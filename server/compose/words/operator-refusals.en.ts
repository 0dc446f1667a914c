/** Refusals of the operator's commands. */
export const operatorRefusals = {
  "manage.unknownCommand":
    "The running program does not know this command. Was it started before an update? Start it again.",
  "manage.unknownVerb": "There is no verb {verb} here: manage call lists them.",
  "manage.kind": "There is no such kind of entry.",
  "manage.document": "There is no such entry: a course and its outline are a document. Change it with content edit.",
  "manage.outcome": "An outcome is one of {outcomes}.",
  "manage.limit": "A limit is a whole number from 1 to {most}.",
  "manage.cursor": "That is not where a page ended: take what the page before it named.",
  "manage.notJson": "That is not readable JSON.",
  "manage.noVideo": "The video is missing.",
  "manage.noCaptions": "The captions are missing.",
  "manage.captionsTooLarge": "Captions are 1 MB at most: is this the video?",
};
