/** Refusals of the operator's commands. */
export const operatorRefusals = {
  "manage.unknownCommand":
    "The running program does not know this command. Was it started before an update? Start it again.",
  "manage.unknownVerb": "There is no verb {verb} here: manage call lists them.",
  "manage.notJson": "That is not readable JSON.",
  "manage.noVideo": "The video is missing.",
  "manage.noCaptions": "The captions are missing.",
  "manage.captionsTooLarge": "Captions are 1 MB at most: is this the video?",
};
