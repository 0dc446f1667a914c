/** What a teacher can do where no meeting could be made. */
const noMeeting = {
  again: "The meeting could not be made. Press “Start class” again in a minute, or add a link yourself.",
  busy: "The meeting service takes no more meetings just now. Press “Start class” again in a few minutes, or add a link yourself.",
  owner:
    "The meeting service refuses the institute's account. Add a link yourself, and tell an owner: “Try it” under Settings, Online classes says why.",
};

/** The screen of the settings about meetings. */
export const meetingWords = {
  title: "Online classes",
  about: "Where classes meet that have no link of their own: Zoom, Google Meet or a Jitsi server.",
  lead: "An online class gets a meeting of its own as soon as someone opens it, from 15 minutes before it begins. Teacher and students reach it through Start and Join. A link that a batch or a class has goes first.",
  jitsi: {
    title: "Jitsi",
    about:
      "Each class gets a room with a name that no one can guess. It is used while there is no account at Zoom or Google Meet.",
  },
  server: "Jitsi server",
  serverHint: "Such as https://meet.jit.si, or your own. Empty for none.",
  save: "Save",
  saved: "Saved.",
  start: "Start class",
  addLink: "Add a meeting link",
  /** On the page of a class, for its teacher. */
  troubles: {
    ...{ "no answer": noMeeting.again, failed: noMeeting.again, busy: noMeeting.busy },
    ...{ "wrong client": noMeeting.owner, "wrong account": noMeeting.owner, "wrong token": noMeeting.owner },
    ...{ "not allowed": noMeeting.owner, "switched off": noMeeting.owner, locked: noMeeting.owner },
  },
  account: {
    title: "Zoom or Google Meet",
    about:
      "Meetings are made in your account there, with keys that you copy here. They are stored encrypted and never shown again; every owner gets an e-mail when they change.",
    off: "There is no account at Zoom or Google Meet.",
    on: { zoom: "Classes meet at Zoom.", google: "Classes meet at Google Meet." },
    locked: {
      zoom: "The keys for Zoom cannot be read, because AUTH_SECRET was changed. Type them again: until then teachers add links themselves.",
      google:
        "The keys for Google Meet cannot be read, because AUTH_SECRET was changed. Type them again: until then teachers add links themselves.",
    },
    ownersAlone: "Only an owner can change the account.",
    setUp: { zoom: "Set up Zoom", google: "Set up Google Meet" },
    steps: {
      zoom: [
        "Sign in to the Zoom App Marketplace, at the address below, as the owner or an administrator of the Zoom account. Choose Develop, Build App, Server-to-Server OAuth.",
        "Under Scopes add “Create a meeting for a user”, the one below. Under Activation, activate the app.",
        "App Credentials shows the account ID, the client ID and the client secret. Copy them here.",
        "Meetings belong to the person who made the app, and begin without them. One Zoom licence holds one meeting at a time: if two classes meet at the same hour, give one batch a link of its own.",
      ],
      google: [
        "Make a project in the Google Cloud console, at the address below. Under APIs & Services, Library, enable the Google Meet REST API.",
        "Under Google Auth Platform, Audience, choose Internal; with a Gmail account choose External and publish the app, or its token ends after seven days.",
        "Under Clients make a client of the type Web application with the redirect address below. Copy its client ID and client secret here.",
        "Open the redirect address in a browser. Behind the gear, tick “Use your own OAuth credentials” and type both. Enter the scope below, authorize it with the Google account in which classes meet, and exchange the code. Copy the refresh token here.",
      ],
    },
    site: "Address",
    scope: "Scope",
    redirect: "Redirect address",
    fields: { account: "Account ID", client: "Client ID", secret: "Client secret", refresh: "Refresh token" },
    googleClientHint: "It ends in .apps.googleusercontent.com.",
    save: { zoom: "Save and meet at Zoom", google: "Save and meet at Google Meet" },
    saved: "Saved. Classes without a meeting get one there now, and every owner gets an e-mail.",
    try: "Try it",
    tried: {
      works: "It works: meetings can be made.",
      "no answer": "The service did not answer. Please try again in a minute.",
      failed: "The service could not answer. Please try again in a minute.",
      busy: "The service takes no more requests just now. Please try again in a few minutes.",
      "wrong client": "The service does not know this client ID with this client secret. Please copy both again.",
      "wrong account": "Zoom does not accept the account ID, or the app there is not activated.",
      "wrong token":
        "Google does not accept the refresh token any more. Please make a new one, and publish the app if it is in testing.",
      "not allowed":
        "The service knows the account, but it may not make meetings. Please add the scope below there; at Google, make a new refresh token with it.",
      "switched off": "The Google Meet REST API is not enabled in the Google project. Please enable it there.",
      locked: "The keys cannot be read. Please type them again.",
    },
    remove: "Remove the account",
    removeSure: "Remove the account? Meetings that are made stay. Other classes need the Jitsi server or a link then.",
    removed: "Removed. Every owner gets an e-mail.",
  },
};
