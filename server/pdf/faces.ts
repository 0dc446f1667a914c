/** A typeface as its files: each holds some of its letters, and the first one that has a letter draws it. */
export type Face = readonly [string, ...string[]];

/** A face of a package of Fontsource, with its weight. */
function faceOf(name: string, weight: number, first: string, ...others: string[]): Face {
  const file = (part: string) => `${name}/files/${name}-${part}-${weight}-normal`;
  return [file(first), ...others.map(file)];
}

const voices = {
  text: faceOf("figtree", 400, "latin", "latin-ext"),
  strong: faceOf("figtree", 600, "latin", "latin-ext"),
  display: faceOf("bricolage-grotesque", 700, "latin", "latin-ext", "vietnamese"),
  // Of pictures in Urdu and Arabic; their letters come first, because a heading's digits and marks are theirs too.
  nastaliq: [
    ...faceOf("noto-nastaliq-urdu", 700, "arabic"),
    ...faceOf("bricolage-grotesque", 700, "latin", "latin-ext"),
  ],
  naskhTitle: [
    ...faceOf("ibm-plex-sans-arabic", 700, "arabic"),
    ...faceOf("bricolage-grotesque", 700, "latin", "latin-ext"),
  ],
  naskh: [...faceOf("ibm-plex-sans-arabic", 500, "arabic"), ...faceOf("figtree", 500, "latin", "latin-ext")],
} satisfies Record<string, Face>;

/** A voice of the paper, or of a picture from right to left. */
export type Voice = keyof typeof voices;

const latin = faceOf("noto-sans", 500, "latin", "latin-ext", "vietnamese");

/** The faces of the scripts that no voice has. Not among them: scripts with thousands of signs, and pictures. */
const scripts: [script: RegExp, face: Face][] = [
  [/\p{scx=Arabic}/u, faceOf("ibm-plex-sans-arabic", 500, "arabic")],
  [/\p{scx=Cyrillic}/u, faceOf("noto-sans", 500, "cyrillic", "cyrillic-ext")],
  [/\p{scx=Greek}/u, faceOf("noto-sans", 500, "greek", "greek-ext")],
  [/\p{scx=Devanagari}/u, faceOf("noto-sans", 500, "devanagari")],
  ...[
    [/\p{scx=Bengali}/u, "bengali"] as const,
    [/\p{scx=Gurmukhi}/u, "gurmukhi"] as const,
    [/\p{scx=Gujarati}/u, "gujarati"] as const,
    [/\p{scx=Oriya}/u, "oriya"] as const,
    [/\p{scx=Tamil}/u, "tamil"] as const,
    [/\p{scx=Telugu}/u, "telugu"] as const,
    [/\p{scx=Kannada}/u, "kannada"] as const,
    [/\p{scx=Malayalam}/u, "malayalam"] as const,
    [/\p{scx=Sinhala}/u, "sinhala"] as const,
    [/\p{scx=Thaana}/u, "thaana"] as const,
    [/\p{scx=Thai}/u, "thai"] as const,
    [/\p{scx=Hebrew}/u, "hebrew"] as const,
    [/\p{scx=Armenian}/u, "armenian"] as const,
    [/\p{scx=Georgian}/u, "georgian"] as const,
    [/\p{scx=Ethiopic}/u, "ethiopic"] as const,
  ].map(([script, name]): [RegExp, Face] => [script, faceOf(`noto-sans-${name}`, 500, name)]),
];

/** The faces that may draw a letter with its marks: the voice's own, those of its script, or that of all Latin letters. */
export function facesFor(voice: Voice, letter: string): { own: Face; others: Face[] } {
  const found = scripts.filter(([script]) => script.test(letter)).map(([, face]) => face);
  return { own: voices[voice], others: found.length > 0 ? found : [latin] };
}
