/** Plain words of English and Roman Urdu from L to Z, and those of Urdu: see `plain-words.ts`. */
export const plainWordsFromL = `
  label labelled lac lack lacking lacks lafz lag laga lagana lagaun lagay lagaya lage lagega lagegi lagi lagne lagta
  lagte lagti lagwana lagwani laid lakh lamha lana land landed landing landscape lapse large largely largest larka
  larkana larke last late lately later latest latka latter launched launching laut lautana lawyerly lay laya laye layer
  layers layman layout lays layyah lazim lazmi lazy le lead leader leaders leadership leading leads leaflet lean leap
  leaps learnt least leaving lebanon lecturing ledger left leftover legacy legally legend legendary lehaza lein leisure
  lekar leke lekin lemme len lena lend lending lene lengthen lengthy leni lenient less lesser let leta lete leti lets
  letters letting lety level lgta lgte lgti lia liability liable liay liberal liberty licensed lie lied lies life
  lifelong lifestyle lift lifted lifting light lighten lighter lighting lijiye lijye like liked likelihood likely likes
  likewise likha likhein likhi likhna likhwana limb limit limitations limited limits linear lined lines linger
  linguistic link linked linking links list listen listened listening lists literacy literal literally literate little
  live lives living liya liye load loaded loading loads local locally locals locate locating locked lodge lodged log
  logged logging logic logical logically login logon lol london lone long longer longest longing look looked looking
  looks loon loonga loongi loose loosely lose loses losing losses lost lot lots lou loud love loving low lower lowered
  lowest loyal loyalty luck luckily lun lunga lungi luxury lya lying maahir maam maan maana maange maangte mad madad
  madam made mademoiselle magar magnificent mahana mahinon mahir mahol mai main mainly maintained maintains majboori
  major majority majors make makers makes makhsoos making malaysia male males maloom maloomat malumat man manage
  managed manager mandatory mangna mangte manner mansehra mansooba manual manually manuals many manzoor maqsad mar
  march mard mardan margin margins marked marker market marketed marking marks marvellous masail mashallah mashgool
  mashhoor mashware masla maslay masroof masrufiyat mass massive master masterclass mastered mastering mastery mate
  materialise matlab matter mature maturity maujood mauqa max maximise maximum may mayar maybe mazboot mazbut mazeed mb
  me mean meaningful meaningless means meant meantime meanwhile measure measured measures measuring mechanism meet
  meeting meetings meets meherbani mehnat mehrban mehrbani mehsoos mein melt member members memo memorable memories
  memorise memory men mend mended mending mental mentally mention mentioned mentions mera mere merely merger meri merit
  merits merry mess messaged messages messaging messed messy met methods meticulous mexico meyar mianwali mid middle
  midnight midterm might mil mila milaa milaega milay milayga mild mile milega milegaa milegay milegi milein milenge
  milestone milestones mili millega millions milna milne milta milte milti milty milwa mimic min mind minded mindful
  minds mindset mine mineral minimal minimise minimum minor minority minus minute minutes miracle mirpur mirpurkhas
  mirror misguided mislead misleading miss mistake mistaken mistakes misunderstand misunderstanding misuse mithas mix
  mixed mixing mixture mock model moderate moderately modern modest modification modifications modified modify mohlat
  mojood mojooda mojud moment moments momentum monitor monitored monitoring monitors monotony monthwise moqa moral
  morale more moreover morningish morocco most mostly motivated motivation mount mounted mouqa move movement moves mr
  mrs much mufeed muje mujhay mujhe mukhtalif mukhtasar mukhtsar mulaqat mulazim multan multi multiple multiply mumbai
  mumkin munasib munh munich murmur mushkilat mushkilein muskil must mutabiq mutual muzaffarabad muzaffargarh my myself
  mystery myth n na naam nahi nahin nai nail naive najaane nakaam nakam name named namely names namesake narrow
  narrowly nasty nataij natija nation national nations nationwide native natural naturally naukar nawabshah nayab nazar
  nazdeek nazdeeki nazdeekk nd near nearby nearest nearly neat necessarily necessary necessity neeche need needed
  needless needs needy negative neglect neglected negotiating neighbour neighbours neither nepal nerve nervous
  nervously nested net netherlands neutral never new newest newly next nice nicely nicer nicest niche nigeria nightly
  nikal nikalna nikalta nikalwana nikle niklega nil nimble nine nineteen ninety nishan no nobody nods noise noises
  noisy nominal none nonetheless noon nope norm normal normally norway not notable notably note noted nothing 
  noticed notices noticing notified notify notion notorious nought nourish nov novelty november novice now nowadays
  nowhere nowshera nuisance nuksan numaya numb number numerous nuqsan nurture nuts oath obey objected objective
  objectives obligation obligations oblige obliged obscure observe observed observing obsolete obstacle obstacles
  obtain obtainable obtained obvious obviously occasion occasionally occupation occupied occupy occur occurred
  occurrence occurs oclock oct october odd oddity oddly of off offence offend offended offensive offer offered offering
  office officer official officially officials offset often oh ok okara okay old older oldies omit omitted on one ones
  oneself ongoing only onset onto onwards oops open opener openly openness oper operate operated operates operating
  operation operational operations opinion opinions opponent opportune oppose opposed opposing opt optimal optimise
  optimised optimism optimistic option optional options or oral orally ordered ordering orderly orders ordinary
  organise organised organiser organising orientation oriented origin original originally other others otherwise ought
  our ours ourselves out outbreak outcome outcomes outdated outdoor outgoing outing outlined outlook outrage outrageous
  outright outset outside outstanding outwards over overall overcharge overcharged overcome overdo overdue overlap
  overlook overlooked overly overnight overrated oversee overseen overstate overtake overtime overview overwhelm
  overwhelmed overwhelming owe owed owing own owning owns oye paas paband pabandi pace paced pacing pack packed packet
  packing pact padega padegi padi padta padte padti page pages pahla pahle pahunch pahunchna painfully pair pairs pakar
  pakistan pakistani pakka pakki pakpattan pale pamphlet panel panic paon paperwork par paradise paragraph paragraphs
  parallel parchi pardon parega paregi parent parental parhe parhta parhti paris parked part parta parte parti partial
  participant participants participate participated participating participation particular particularly partly parttime
  party parwah pas pasand pass passages passed passion passionate passionately passive past paste pat pata patah patch
  path pathway pathways patience patient patiently pattern patterns pause pausing payable payroll pays pe peace
  peaceful peak peculiar peechay peeche peek peeps peer peers pehla pehle pehli pen penalties penalty pending penned
  pensioner people peoples per perceive percent percentage perception perfect perfection perfectly perform performance
  performed performing perhaps period perks permanent permissible permission permit permitted perpetual persist
  persistent person personality personally personnel persons perspective persuade persuaded pesh peshawar petty phase
  phases phela phenomenon phir phirse phone phr phrased phrases picked picking pickup picture pictures piece pin pindi
  pinpoint pioneer pitch pitfalls pity pkt place placed places placing plague plain plainly planned planner planning
  plate platforms plausible play playful playing plays pleasant please pleased pleasing pleasure pledge plenty pls plss
  plug plunge plural plus plz plzz pm pochna pochta pocket pohanch pohanchna pohonch point pointless points poised
  poking poland policies policy polished polite politely poll pooch poocha poochh poochna poora poori pop popular
  popularity populate pora portion portions portray portugal pose posed position positioned positions positive possess
  possession possibilities possibility possible possibly post postal posted poster postgraduate postgraduates posting
  posts potential potentially pound power powerful pr practicable practicalities practicality practiced practise
  practised practising practitioner practitioners praise precaution precautions precede precious precise precisely
  precision predict predictable preface prefer preferable preferably preference preferences preferred prefers
  preliminary prep prepaid preparation preparations preparatory prepare prepared prepares preparing prescribed presence
  present presentation presentations presented presenting presently presents preserve press pressed presses pressing
  pressure pressurise presumably presume   pretty prevail prevent prevents previous previously priced
  pricewise pride primarily primary prime principle principles priorities prioritise priority private privilege pro
  probability probably probation problem problematic problems proceed proceeds processed processes processing
  procrastinate procure produce produced producer producing product productive productivity products profession
  professional professionals professions proficiency proficient profile profiles profit profitable profound program
  programmer programming programs progress progressed progressing progression prohibit prohibited prolong prolonged
  prominent promised promising promote promoted promoting prompt promptly prone proof proper properly proportion
  proportions proposed proposes propositions pros prospect prospective prospects protect protected protecting
  protection protective proud proudly prove proven proves provide provider providers provides providing proving
  provision provoke prudent pseudo psychological pta public publication publicity publicly publish published publishes
  publishing puchain puche puchho puchna puchta pukhta pull pulled pulling punctual punish punishment punjab pura
  purchase purchased pure purely puri purpose purposely purposes pursue pursued pursuing push pushing pushy put puts
  puzzled puzzling qabil qabliyat qabool qadam qaim qareeb qarib qayam qisam qism qismain quaint qualities quality
  quantify quantity quarrel quarter quarterly quaterly quest question questions quetta quick quicker quickest quickly
  quiet quietly quitter quizzed quota quotations quoted r raabta raasta raaste raaz rabt rad radical rage raha rahe
  rahein rahi rahna rahta rahte raise raised raises raising rakh rakha rakhe rakhein rakhen rakhna rakhta rakhte rakhti
  ran random randomly rang range ranges rank rapid rapidly rare rarely rasta rated rates rather ratio rational raw
  rawalpindi reach reachable reached reaches reaching react reaction reactions read reader readers readily readiness
  reading readings ready real realise realised realises realistic reality realizing really reap rear rearranged reason
  reasonable reasonably reasons reassurance reassure reassured rebuild recall recalling recap receive received receiver
  receiving recent recently reception recipient recite reckon reckoned recognise recognises recognize recollect
  recommendable reconsider reconsidered recover recovery recreate rectify recurring redeem redirect redo reductions
  refer reference references referred refers refined reflect reflected reflecting reform refrain refresh refresher
  refreshing refreshments refusal refuse refused refuses regain regard regarded regarding regardless regards regime
  region regional regions registers regret regretted regular regularity regularly regulated regulation regulations reh
  rehearse rehna rehnae rehnay rehnumai rehta rehte rehti reinforce reject rejected rejection rejoin relate related
  relates relating relation relations relationship relationships relative relatively relatives relax relaxed relaxing
  relearn release released releases relevance relevant reliability relied relief relieve relieved religiously
  reluctance reluctant rely remain remainder remaining remains remark remarkable remarks remedy remember remembered
  remembers reminded reminding reminds remotest removal remove removed renew renewed renewing renovate reopen
  reorganise repaid repay repayment repeat repeated repeatedly repeating repeats repetition repetitive replace replaced
  replacement replaces replied report reported reporting reports repository represent representation represented
  represents reputable request requested requesting requests require required requires requiring rerun  research
  resemble resent reservation reservations reserved reserves resident residents residing resign resist resistance resit
  reskill reskilling resolution resolve resolved resourceful respect respected respectfully respecting respective
  responded responding responsibilities responsibility responsible responsibly responsive rest restart restless restore
  restored restrict restricted restriction restrictions resubmit resulted resulting resume resumed resuming retain
  retake retired retirement retreat retrieve return returning returns reuse reveal revealed revealing revenue reversal
  reverse reversed reviewed reviewer reviewing revise revised revising revision revisit revive rewarding rewards rha
  rhi rhy rich richer rid riddled ride right rightful rightly rights rigid rigorous rings rinse riot rip ripe ripped
  rise risen rising risk risks risky ritual rival rivals roaming roar rob robbed robust rocket rok rokna role roles
  rolled rolling root rooted rotate rotation rough roughly round rounded rounds routine routinely royal roz rozana
  rozmarrah rude ruin ruined rujhan ruk rukawat rukna rule ruled rules ruling rumor run runner running rural rush
  rushed rushing russia rusty saaf saal saamne saanjha saath sab sabit sabko sabse sacred sacrifice sadiqabad safai
  safe safeguard safeguards safely safer safest safety sahab sahi sahiba sahiwal sahoolat sahulat said sakain sakay
  sake sakein sakenge sako sakoon sakta saktay sakte sakti sakty saku sakun sakunga sakungi sal salahiyat salana
  salaried samaj samajh samajhdar samajhna samajhta same samjh samjhao samjhata samjhate samjhaya samjhna samjhte samne
  sanction sane sanity sara saray sare sargodha sari sarkari sath satisfy saturate save saved saves sawaal sawal
  sawalat say saying says scale scammy scan scanned scanning scarce scarcely scare scared scary scatter scattered
  scenario scenarios scene sceptic sceptical scheduled scheme schemes scholarly scoring scotland scramble scrap screen
  screening screens scroll scrutiny se seal sealed seamless seamlessly search searched searching season seasoned
  seasons seated seating second secondary secrecy secret secretly section sections sector sectors secured securely see
  seedha seedhi seeing seek seeking seem seemed seemingly seems seen sehat sehi seized seldom select selected selecting
  selection selections selects self selfish selfpaced sell seller sellers selling semester seminars send senior seniors
  sensation sense sensed sensible sensibly sensitive sensitivity sent sentence sentences sentiment sentimental sep
  separate separated separately separation sept september sequel sequence series serious seriously serve served serves
  service serving set settle settled settlement settles setup setups seven seventeen seventh seventy several severe
  severity shabby shade shadow shaiyad shak shake shaken shakhs shaky shall shallow sham shame shape shaped sharam
  share shared shareek sharik sharing sharp sharper shatter shauq shayad she shedding sheet shehar sheher shehr shehron
  sheikhupura shelter shield shift shifted shifting shifts shine shiny shipped shoba shock shocking shoq shoqeen short
  shortage shortcoming shortcomings shortcut shortcuts shorten shortened shorter shortest shortlist shortlisted shot
  shots should shouldnt shouldve shout show showcase showed showing shown shows shrink shubah shukar shukriya shuruaat
  shuruat shut shuts shy sialkot side sides sifar sight sightless  signal signals signature signed significance
  significant significantly signing  silence silent silly silsila silsile similar similarity similarly simple
  simplest simplicity simplified simplify simply simulate simulation simultaneous since sincere sincerely sindh
  singapore single singled sir sirf sirff sirji sit sits sitting situation six sixteen sixth sixty size sized skardu
  skeptical sketchy skilful skill skilled skills skillset skim skip skipped skipping skta sktay skte skti skty slack
  slash sleepy slept slice slide slightest slightly slip slow slowed slower slowest slowly slump small smaller smallest
  smart smarter smell smile smooth smoother smoothest smoothly snap snippet so soak soaring sober soch soche sochen
  sochna sochrha sochta sochti sochun sociable socially society soft softly sold sole solely solid solution solved
  solver solves solving some somebody someday somehow someone something sometimes somewhat somewhere soon sooner
  soonish sophisticated sorry sort sorta sorted sorts sought sound sounded sounding sounds source sources south
  southern spaces spacious spain spare spared spark speak speaker speakers speaking speaks special specialisation
  specialise specialised specialises specialist speciality specialization specialized specially specialty specific
  specifically specifics specified specify spectacular speculation speed speeds speedy spell spelled spelling spend
  spending spends spent sphere spin spirit spite splendid spoil spoiled spoke spoken sponsor sponsored spontaneous
  spotless spotted spouse spread spring sprint spur square squarely squeeze stability stable stage stages stale stamp
  stamped stance stand standards standing standpoint stands staring stark start starter starters startle starve stash
  stated statement statements static stating statistical stats status stay stayed staying stays steadily steady
  stealing steep steer stemming step stepped stepping stick sticking stiff still stimulate stimulating stipulate stir
  stood stop stopped stopping stops stored storing storyline straight straightaway straighten straightforward strain
  strange strangely stranger strangers strategic strategies strategy stream strengthen strengths stress stressed
  stressful stretch strict strictest strictly stride strike striking strip strive strives strong stronger strongest
  strongly structure structured structures struggle struggled struggles struggling stubborn stuff stunning stupid
  stupidly sturdy style styles stylish sub subject subjects subko submission submit submitting subscribe subscribed
  subscriber subsequent subsequently subsidiary subsidised subsidy substance substantial substitute subtle subtract
  suburb succeed succeeded succeeds success successful successfully succession successive such suck sudden suddenly
  suffer suffers suffice sufficient sufficiently suggested suggesting suggests suhulat suite suited sukkur sum summary
  summer sums suna sunaa sunk sunn sunna suno sup super superb superfluous superior supervise supervised supervision
  supervisor supplement supplied supplier supplies supply supplying supportive supports suppose supposed supposedly
  suppress supreme sure surely surface surge surpass surplus surprise surprised surprising surrender surround
  surrounding surroundings surveillance survey survive survived susceptible suspect suspected suspend suspended
  suspicion suspicious sustain sustainable swabi swallow swap swat swear sweden sweep sweet swiftly switch switching
  switzerland sydney symbol symbols sympathetic sympathy syria system systematic systems taake taaki taazi tabdeeli
  tabhi tackle tackled tackles tactics tadrees tafseel tafseelat tafseeli tafsel tailored taiyar tajarba tajruba
  tajurba tajziya tak take taken takes taking takleef talash talba taleemi talented talents tales talib talibaat talk
  talking talks tall tangible tanzeem taqreeb taqreeban taraf tarah tareen tareeqay target targeted tarha tarjeeh
  tarteeb tasalli task tasked tasks tasteful tawajjo tawajo tawil taxila tay tayar tayari tayyari team teammate tech
  techie technical technicalities technicality technically technique techniques technologies technology tedious teen
  teeno teenon tell telling tells temper template templates temporarily temporary tempt tempted tempting ten tend
  tended tendency tends tense tension tentative tentatively term termed terminal terminate terminated terminates
  termination terrible terrific terrified territory tested tester testers testify testing tests texas text texted texts
  tha thaki than thanked thankful thanking that thats the theak theek thehr their theirs them theme themes themselves
  then there thereafter thereby therefore therein thereof theres these they theyre thi thick thik thin thing things
  think thinking third thirdly thirsty thirteen thirty this tho thoda thodi thokar thora thore thorha thori thorn
  thorough thoroughly those though thought thoughtful thoughts thousand threads threat threaten threats three threshold
  thrill thrilled thrive through throughout throw throwing thrown throws thru thrust thumb thus thx tick ticked tidy
  tie tied tight tightly till time timed timeless timely times tiny tip tired tiresome tiring title titled titles to
  today toddlers together toh tohfa token tokyo told tolerant tolerate tomorrow ton tone tonight tonne tons too took
  tool tooling tools toota top topmost topping tops torn toronto toss total totally tou touch touched touching tougher
  toughest toward towards town towns township trace traced traces track trackable tracked tracking tracks traded trades
  tradition traditional traditionally tragic trail trainee trainees trait traits transaction transactions transcript
  transferable transferred transferring transfers transform transformation transformed transit transition transitional
  transmit transparency transparent trap trapped traveling travelled travelling treat tremendous trend trending trendy
  trick trickier tricks tricky tried tries trim triple triumph trouble troubled troubles troubleshooting troublesome
  true truly trustable trustful trusting truth truthful truths try trying tryna tukar tum tumhara tumhari tumhe tumko
  tune tuned turbat turkey turn turned turning turnout turns tutored tweak twelfth twelve twentieth twenty twice twist
  two type typed types typical typically typing u udhar ugly uh ulat ulta ultimate ultimately um umbrella umdah umeed
  umeedwar umm ummeed un unable unacceptable unaffordable unanswered unavailable unavoidable unaware unbearable
  unbelievable unbiased uncertain uncertainty unclear uncomfortable uncommon unconvinced undecided under underestimate
  undergo undergraduate underlying underneath understand understandable understanding understands understood undertake
  undertaken undertaking undo undone undoubtedly uneasy unexpected unexpectedly unfair unfamiliar unfinished
  unfortunate unfortunately unfriendly unhe unhein unhelpful unhurried uni uninstall unique unit unite united units
  unity universal unjust unka unkind unknown unlawful unless unlike unlikely unlimited unnecessarily unnecessary unpaid
  unpleasant unpopular unprepared unprofessional unqualified unreal unrelated unreliable unresolved unrest unsafe
  unseen unskilled unstable unsuccessful unsuitable unsupported unsure untidy until untill untrue unusable unused
  unusual unwanted unwilling unwise unworthy up upar update updates upgrade upgraded upgrades upgrading uphold uplift
  upload uploaded upper upr upright upset upside upskill upskilling upto upward ur urban urge urged urgency urgent
  urgently urs us usability usable usage use used useful useless user users uses using usko usme usool uss usual
  usually utarna utc utha uthana uthein utho utilise utility utmost utna utni utter utterly vacant vacate vague vaguely
  vain valid validate validity valuable value valued vanish vanished variant variants variation variations varied
  varies variety various varying vast vastly vehari venture venue verbal verbally verdict verge verification verified
  verify versatile versed version versions vertical very vessel veteran via viable vibe vibes vice victory videoed view
  viewed viewer viewing viewpoint views vigilant village violate violation violence virtually virtue visibility visible
  visitors visits vital vivid vocabulary vocal vocational vogue voice voiced void volatile volume voluntarily voluntary
  volunteer volunteers vow vs vulgar vulnerable waala waale waali waapsi waaqai wagairah wagera waghera wah wahan
  waisay waise wait waited waiting waitlist waits waive waja wajah wajuhat wake wala walay wale wali walk walkin
  walkthrough wana wandered wandering wanna want wanted wanting wants waqai waqfa waqfay ward warm warming warmly
  warmth warn warned warnings warrant wary was wasnt wasool waste wasted wasteful wasting wat watch watched watching
  way ways wazahat wazeh we weak weaker weakness weaknesses wealth wealthy   weary weekwise weigh weighing
  weird welcome welcomes welcoming welfare well wen went were werent west western what whatever whats whatsoever when
  whens where whereby wherein wheres wherever whether which whichever while whilst whim whisper whistle who whoever
  whole wholeheartedly wholly whom whos whose wht why wide widely widen wider widespread width will willing willingly
  willingness winter wipe wired wisely wiser wish wished wishes wit with withheld withhold within without witness
  witnessed wits wo woh wohi wonder wondered wonderful wondering wonders wont wooden word wording wordy work workable
  worked working workingday workings workplace works worksheet world worlds worldwide worn worried worries worry
  worrying worse worsen worst worth worthless worthwhile worthy would wouldnt wouldve wow wrap wrapped wreck write
  writes writing written wrong wrongly wrote wrt y ya yaad yaadgar yaani yaar yaara yahan yahi yani yaqeen yaqeenan
  yaqin yard yardstick ye yeah year yearly yearn years yeh yelled yemen yep yes yesterday yet yield york you young
  younger your youre yours yourself yourselves youth youve yr zaat zaati zada zahir zaida zaria zarie zariye zaroor
  zaroorat zarur zarurat zeal ziada zikr zimedari zimmedari zindagi zip ziyada ziyadah ziyadatar zone zubani zyada آپ
  آپکا آپکی اب اور اپنا اگر بتا بتائیں بتائیے بھائی بھی تو تک تھا جی دیتے دینا دیں دے رہا رہی سب سکتا سکتی سکتے سے صرف
  لئے لینا لیے مجھے مل ملتا ملتی ملنا ملے ملےگا میرا میں نہیں نے وہ پر چاہتا چاہتی چاہیے کا کتنا کتنی کتنے کر کرنا کرنی
  کریں کو کوئی کون کچھ کی کیا کیسے کے گا گی گے ہم ہو ہوتا ہوتی ہوگا ہوگی ہوں ہیں ہیں؟ ہے یا یہ
`;
