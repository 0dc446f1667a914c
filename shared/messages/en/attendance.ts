/** What checking in, joining and marking a class refuse, by reason. */
export const attendanceRefusals = {
  "session.unknown": "There is no such class.",
  "attendance.early": "This class has not begun. It can be marked from {time}.",
  "attendance.cancelled": "This class is cancelled, so nobody is marked in it.",
  "checkIn.noSeat": "You have no seat in a batch yet, so there is no class to check in to.",
  "checkIn.wrong": "This is not the code on the screen of your class. Look again, and type the six digits.",
  "checkIn.old": "This code is more than a minute old. Type the one that the screen shows now.",
  "checkIn.early": "This is the code of a class that has not begun. You can check in from {time}.",
  "checkIn.over": "This class is over. If you were there, ask your teacher to mark you.",
  "checkIn.otherBatch": "This is the code of a class of another batch.",
  "limit.checkIns": "Too many codes were wrong. Please try again in {wait}, or ask your teacher to mark you.",
  "material.missing": "Please choose a file.",
  "material.tooLarge": "A file may have up to 20 MB.",
  "material.wrongType": "Please choose a PDF, a PowerPoint, Word or Excel file, or a picture.",
  "material.tooMany": "This class has 30 files and links already. Remove one first.",
  "material.gone": "This file is no longer there.",
};
