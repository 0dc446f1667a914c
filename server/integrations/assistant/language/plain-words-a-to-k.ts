/** Plain words of English and Roman Urdu from A to K: see `plain-words.ts`. */
export const plainWordsToK = `
  a aadat aaen aage aaj aakhir aakhri aala aam aamdani aamne aana aane aap aapi aapka aapke aapki aaraam aasani aata
  aati aaty aaunga aaungi aausakta aaya aaye aayega ab abandon abbottabad abhi abide able aboard about above abroad
  abrupt absence absent absolute absolutely abt abuse academic accelerate accept acceptable accepted access accessible
  accha acchi accommodate accompany accomplish accord according accordingly accountable accuracy accurate accurately
  accuse acha achanak achha achi achieve achievement acknowledge acquaintance acquire across act acted action actions
  active actively activities activity actual actually acute ada adapt add addition additional adequate adhere adhoora
  adhuri adjacent adjust administration admire admit admittedly adopt adult adults advance advances advantage
  advantages adventure adverse advertise advertised advice advisable advise adviser advisor advocate aehsan affect
  affected affection affects afford afghanistan afraid afsos after afternoonish afterwards again against agar aged
  agenda agent ages aggressive ago agony agr agree agreeable agreed agreement ahead aid aim aimed airing aisa aise aisi
  aitbar aitraz akela akeli akhri aksar alag alawa albeit alert alfaz align alike all allege alliance allot allow
  allowance allowed allows ally alone along alongside already alright also alter altered alternate alternative
  alternatively although altogether always am amateur amazed amazing ambition ambitious amend amid among amongst ample
  amuse an ana analyse analysed analytical anay and andar andaza anger angle angry anjaan announce announced annoy
  annoyed annoying annual anonymous another anparh answer answered answers anticipate anticipated antique anxious any
  anybody anyhow anyone anything anyway anyways anywhere ap apa apart apia apiece apka apke apki apna apnay apne apni
  apologies apology apparent apparently appeal appealing appear appearance applicable applicant applicants application
  applications apply appoint appointed appointment appreciate approach appropriate approval approve approved approx
  approximate approximately apr april araam aram are area arent argue argument arise arising armed around arrange
  arrival arrive arrived arsay arsey artificial as asani asap aset ashamed aside ask asked asking asleep aspect aspects
  aspiring assemble assert assess asset assets assigned assist assistance assort assume assure assured astonish
  astonishing at ata ate ati attach attached attachment attain attempt attempts attend attendance attendant attended
  attending attends attention attitude attock attract attractive attribute aty audience audio audit aug august aur
  austria authentic authenticity authorise authorised authority automatic automatically autonomous autumn avail
  available average avoid awaaz awaiting awake awal award awarded awards aware away awaz awesome awful awkward aya
  ayega ayen baad baar baat baatein bachat bachay bachi bachna back backup bad badalna badalni badge badla badlna badly
  bahar bahawalpur bahria bahut baitha baithe bajay baje baji balance balochistan ban bana banao band banda bande bandi
  bani banna banned bannu banta bante banti baqaida baqi bar baray bare barely barey bargain barh barha barhi barrier
  barriers bas base based basically basics basis basta bata batadain batadein batadena batado bataein bataen bataengi
  batain bataiye bataiyega batana batane batao batata batate bataye batayein batchon batchwise batwa bc bcz be bearable
  beat beautiful because bechara bechna becho become becoming beech been before beforehand beg beginning begins begun
  behalf behave behaviour behen behter being belgium believe belong belongings beloved below beneath beneficial benefit
  benefits bent berlin beside besides bet betray better between bewaqoof beyond bezaar bhai bhaijaan bhaijan bhaiya
  bhakkar bhar bhara bharna bharosay bharun bhayya bhej bhejdo bheje bhejein bhejna bhejo bhejte bhejwa bhi bhool
  bhoola bid big bilingual bilkul bind binding birmingham birthplace bit bits bitter blame blank bless blessed block
  blocked blow bnana bnta board boast body bohat bohot bola bold bolna bolo bond bonus bonuses bore boring borrow both
  bother bothers bottom bounce bound bout bow brainstorm brave brazil breach break breakdown breaks breath breathe
  bridge brief briefly bright brighter brilliant bring brings bro broad broader broadly broke broken brought brush
  brushing bta btadein btado btaein btain btaiye btao btaye btayein btayen btw bucks buddy budgetary bugged buhat
  builder built bula bulaya bulk bully bumpy bunch bundle bura burden burewala buri burn burning burst but button buy
  buyers buying bw by bye california call calm calmly came can cancelable candid candidate candidates cannot cant cantt
  cap capability capable care careful careless carried carries carry carrying case cash catch category cater caught
  cause cautious cease ceased celebrate center centre certain certainly certainty chaahiye chahat chahay chahe chahea
  chaheye chahiay chahie chahiye chahoon chahta chahte chahti chahun chahye chair chairs chaiye chakar chakwal chal
  chalana chalani chalao chalaya chalaye chalega chalegi challenge challenges chalne chaloo chalta chalte chalti chalu
  champ champion chance chances chand change changed changing chaos chap chapter character characteristics characters
  charged chase cheaply cheat check checked checking checks cheerful cheez cheezein cheezen cheezon cher chhota chhote
  chhoti chhut chhutti chicago chiefly childhood china chiniot chitral choice choices chopped chosen chota chote choti
  chronic chuka chuke chuki chunna chunun circles circulate circumstance circumstances citizen city civil claim claims
  clarification clarified clarify clarity clash clashes classic classified classmate classmates clean clear clearer
  clearly clever click clicks climb clock close closely closer closest clue clues coaches coding cohort cohorts
  coincide collaborate collaborative collapse colleague colleagues collect collected collecting collection collective
  colour colours combine combined come comeback comes comfort comfortable comfortably comforting coming command
  commence comment commented comments commercial commission commit commitments committed common communicate
  communication communities community commute commuting compact companies companion comparable comparative compared
  compares comparing compatible compel compensate compensation compete competent competing competition competitive
  competitor competitors complain complained complete completed completeness complex complicated complication
  complications compose composed comprehensive compromise compulsion compulsory compute computer con conceive concept
  concern concerned concerning concerns concise conclude conclusion concrete concurrent condition conditions conduct
  conducted confess confidence confident confidently confirm confirmed confirms conflict conflicting conflicts conform
  confront confusing confusion congested congratulations connect connected connecting connections cons conscious
  consecutive consent consequence consequences conservative consider considerable considerably consideration considered
  considering consist consisted consistency consistent consists conspicuous constant constantly constraint constraints
  construct consult consultation consulting consume consumer contacted contacting contain contained contains
  contemplate contemporary contend contents contest context continual continue continued continuing contract contracts
  contrary contrast contribute contribution control controls controversial convenience convenient conventional
  conversation conversion converted convey convince convinced convincing cool cooperate cooperation coordinate cope
  copies core corner corners correct corresponding costly could couldnt couldve counsel counseling counselling
  counsellor counsellors counselor counselors count counted counter countless country countryside counts couple coupled
  courage courteous courtesy cover coz cracked crash craze crazy create created creates creation creative creator
  credits criterion critic critical criticise criticism crore crowd crucial crude cruel cue cultural culture cumbersome
  cunning curb curiosity curious curiously current currently curve custom customer customers cut cutting cuz cv cynical
  d da daala dafa dafter daily dair dakhil dakhlay daleel dalna dalta damage damaged damages danger dangerous dar dare
  darja dark darkaar darkar darmian darust dat dated daunting daur dauran dawn day daylight days daywise de dead deal
  dealing dealings dealt dear dearer dearest debate debts dec deceive december decent deceptive decide decided decides
  deciding decision decisions decline declined decrease dedein dedicated dedo deed deem deep defeat defect defects
  defence defend defer deferred deficit define defined definite definitely definition dein dekh dekha dekhein dekhi
  dekhna dekhne dekhni dekho dekhta dekhte delay delayed delays delegate delhi deliberate deliberately delicate delight
  delighted deliverable deliverables demanded demanding demands demonstrate demonstrated demonstration den dena dene
  denge deni denied denmark dense dental deny departed department departments departure depend dependent depending
  depends depressing deprived depth der dera derive descend describe described describes description deserted deserve
  deserving designed designer designers desirable desire desk despair desperate despite deta detail detailed details
  dete detect detected detection deteriorate determination determine deti dety developer developing devise devote
  devoted dey dha dhai dhaka dhang dhoond dhoondh dhoondna dhyan di dia dial dialogue dictate did didnt different
  differs difficulties dig digest digital dignity dijiega dijiye dijye dikha dikhaein dikhao dikhayen dil dilaen dilana
  dilate dilemma diligent dilwa dilwate dim diminish din dino dinon dip diqqat directed directing direction directions
  directly dirty dis disadvantage disadvantages disagree disappear disappointing disappointment discard discharge
  discipline disciplined disclose discontinued discourage discover discovered discovery discreet discrete discuss
  discussing discussion disguise disgust dislike dismiss disorder dispatch display disposal dissatisfaction dissolve
  distant distinct distinction distinguish distract distracted distraction distribute distributed distribution district
  disturb disturbed disturbing dive diverse diversity divert divide divided division diya diye do doable dobara
  document documentation documented documents does doesnt doing domain domestic dominant donate donation done dono dont
  doomed doon door doosra doosray doosre doosri dosra dosre dosri doston dot double doubles doubted doubtful doubtless
  down downside downtime dozen dozens dr draft drafts drag dragging dramatic drastically draw drawback drawbacks drawn
  dreadful drift drill drive driven drives drop dropped dropping drops drown dry dual dude due duga dull dumb dump
  dungi dunia dunno dunya duplicate durable duress during durust dusty duties dwell dy dya dynamic e each eager earlier
  early earnest ease easier easily east eastern easy economically edge edges edit edited edition editor editorial
  educate educated education educational educator effect effective effects efficiency efficient efficiently effort
  effortless efforts egypt eight eighteen eighth eighty either ek elaborate elder elderly eldest elegant element
  elements eleven eliminate elite else elsewhere emaandar embarrass embarrassed embarrassing embed embrace emerge
  emerged emerging emotion emotional emotions emphasis emphasise employ employable employee employs empower empty
  enable enabled enables enclosed encounter encountered encourage encouraged end endless ends endure enemy energetic
  energy enforce enforced engage engaged engagement engages engaging engrossed enhance enjoy enjoyable enjoyed enjoying
  enlarge enlighten enlisted enormous enormously enough enquire enquired enquiries enquiry enrich ensure ensures enter
  enterprise enterprises entertain entertaining enthusiasm enthusiastic entire entirely entities entitled entity
  entrance entrust entry envelope envision envy equal equally equip equipped equivalent era errand escape especially
  essence essential establish establishing estate esteem estimated estimates etc ethic ethical ethics evaluate
  evaluated evaluation even evenly event events eventually ever every everyday everyone everything everywhere evidence
  evident exact exactly examine examined examiner example exceed exceeding excellent except exceptional excess
  excessive exchange exchanged excited exciting exclude excluded excluding exclusive exclusively excuse execute
  executed execution executive exempt exhaust exhausted exhaustive exhibit exist existence existing exists exit exotic
  expand expanding expect expectation expectations expected expects expense expenses expensiveish experienced
  experiences experiment experimental expert expertise expertly expire explain explained explaining explains
  explanation explicit explore exploring exported exposed exposure expressed expresses expression extend extended
  extends extension extensive extensively extent external extra extract extraordinary extreme extremely extremes
  faarigh fabulous face faced faces facilitate facilities facility facing fact facts fade faida fail failed failing
  fails failure faint fair fairly fairness faisalabad faith fall falls familiar familiarise familiarity famous fancy
  fantastic far faraham farahm faraway fareeb farigh farmaiye fascinate fascinating fashionable fast faster fastest fat
  fatal fate fault faults fauran favor favour favourable favourite favourites fayda fazool fear feared feasible feature
  features feb february federal feel feeling feels fellow fellowship felt fetch few fewer fewest field fields fierce
  fifteen fifth fifty figure figured figures fikar fikr file files filhal filing fill filled filling filter final
  finalise finalised finalize finally finances financially financing find finding finds fine finest finger fingers
  finished finishes finishing finland firmly first firstly fit fits fitting five fixed fixes flags flash flaw flawless
  flaws flee flexibility flexible flip floor floors flop flow flown fluctuate fluency fluent fluently  focus focused
  focusing fold folder folks follow followed   following follows fond fool foolish footing for foran
  forbid forbidden forced forces foremost foresee forever forget forgets forgive forgot forgotten fori fork formal
  formality formally format formats formed former forming forth fortnight fortunate fortunately forty forum forward
  forwarded forwarding foster fought found foundations four fourth fragile frame framed frames framework frameworks
  france frank frankly freak freedom freely freeze frequency frequent frequently fresh friendlier friendliness friendly
  fright frightened fringe frm from front frontier frozen fruitful frustrated frustrating frustration fulfil fulfilled
  fulfilling full fulltime fully fun functional functioning fund fundamental fundamentals funds funnily furious furnish
  fursat further furthermore fussy futile g ga gae gai gain gained gains gaon gap gaps garbage gather gathered
  gathering gave gay gaya gayaa gaye gayi gb ge gear gen general generally generate generated generation generous
  gentle gentleman gently gents genuine genuinely gesture get gets getting ghabrahat ghalat ghanta ghantay ghante
  ghantey ghanton ghareeb gharelu ghr ghum ghz gi giant gigantic gilgit gimme give given gives giving glad gladly
  glance glimpse global globally gmt go goal goals goes going golden gone gonna good goodness got gotta govern governed
  governing government governs grab grace graceful graded gradual gradually graduate graduating grand granted grasp
  grasping grateful gratefully gratitude grave great greatest greatly greece greet grey grip gross ground grounds
  groundwork grouped grouping grow growing grown growth guarantee guaranteed guaranteeing guarantees guarded guardian
  guardians guess guessed guessing guest guided guidelines guides guilty gujranwala gujrat guy guys guzar guzarish
  guzarne gwadar gye gyi ha haal haan haari haath haazir habit habits had hadd hafiz hafizabad hafton haha hai haii
  hain hal halat half halfway halt halves ham hamara hamare hamari hameen hamein hamesha han handed handful handing
  handle handled handles handling hands hang happen happening happens happier happiest happily happy haq haqeeqat
  haqeeqi har harder hardest hardly hardship harmful harmless harsh has hasil hasnt hassle hasten hate hated hateful
  hath haunt have havent having hawala hay hazard hazrat hazy he head headed heading heads headstart healed healthy
  heaps hear heard hears heartily heat heavily heavy hec hectic height heights hein held hello help helped helper
  helpful helping helpless helps hen hence her herd here hereby herself hesitant hesitate hesitation hgya hi hidden
  hide hiding high higher highest highlight highlights highly him himself hinder hindrance hint his hisaab hisab hissa
  historic historical hit hits hmm hn ho hoga hogay hogaya hogi hogya hogye hojata hojaye hold holder holders holding
  holds hole holes hollow homely hon hona honay hone honest honestly honesty honge honored honour honoured hoon hop
  hope hoped hopeful hopefully hopeless hopes hoping horizon horrible horrific hosakta hosakti hoskta hoskti hosla
  hosted hosts hot hota hotay hote hoti hoty hour hourly hours hourwise household housewives hover hovering how however
  hows hu hua hue huge hui hum human humanly humble humein humour hun hundred hurdle hurried hurry hurt hurts huway
  huye hw hy hyderabad hyped i icom icon icons id idea ideal ideally ideas identical identified identify identity idhar
  idle if ignorant ignored ignoring ijazat ijlas ikatha ikattha ikhtitam ikhtiyar ilaqa ilawa illegal illiterate
  illustrate illustrated ilm im image images imagination imagined imandar imitate imkan immediate immediately immense
  immigrant impact impaired impartial impatient imperfect implement implication imply important imported imposed
  imposing impossible impress impressed impression impressive improper improve improved improvement improving impulse
  imtihan in inability inaccurate inadequate incase incentive incentives incident inclination inclined include
  inclusive incoming incomplete inconvenience inconvenient incorrect increase increased increases increasing
  increasingly incredibly indeed independent independently indicate indicated indicates indication indifferent indirect
  individual indonesia indoors induce industrial industries inevitable inexpensive infancy inferior infinite influence
  influential info informal information informative informed infos infrastructure inhabit inhe inhein inherent initial
  initialise initiate initiative initiatives injustice inka innovation innovative input inputs inquire inquiries
  inquiry insecure inshallah inside insight insights insist insisted insisting insists inspect inspected inspection
  inspire inspired inspiring install installed installing instance instances instant instantly instead instinct
  institute instruct instructed instruction instructive instruments insufficient intact integrated intellectual
  intelligence intelligent intend intended intends intense intensive intensively intent intention intentionally
  interact interactive interactively interest interested interesting interfere interim interior intermediate internal
  internally interpret interrupt interrupted interruption interruptions interval intervals interviewed interviewer
  intezar intihai intimidating intizar into intro introduce introduced introduces introducing introduction introductory
  intuition intuitive invalid investigate invisible invitation invite invited inviting involve involved involves
  involving irada iran iraq ireland irregular irrelevant irritate irritating is ishara isko islamabad isme isnt
  isolated isolation issue issued issues istemaal istemal it italy item items itminan itna itne itni its itself ive
  izafi ja jaan jaana jaanay jaane jaanna jaari jaate jaati jab jaega jaga jagah jaisa jaisay jaise jald jaldi jamaat
  jan jana janaab janab janay jane janna january jaongi japan jargon jari jata jate jati jaty jaunga jaungi jawan jaye
  jayega jayegi jayein jayen jeb jee jeena jeenay jehan jese jhang jhelum ji jinka jis jiska jiski jismani jitna jitne
  jitni jo jod jodna johar joint jointly jora jordan jot joy judai judgement judging judgment juggle juggling jul july
  jumla jump jun june junior juniors just justice justified justify k ka kaabil kaafi kaam kaamon kaamyaab kaamyab
  kabhi kabil kafi kaghaz kaghzat kahin kahna kaisay kaise kal kam kamyabi kamzor kar karachi karain karao karati
  kardein kardo karein karen karlein karlena karlo karlun karna karne karni karo karonga karoon karoonga karta karte
  karti karunga karungi karwa karwana karwani karwata karwatay karwate karwati karwaun karwaya karwaye kashish kashmir
  kasur katna kaun ke keen keep keeping keeps keh kehdo kehna kehta kehte kehti kenya kese key keyboard keyed khaali
  khada khali khalis khanewal kharab khareed khareedna khareedne khatra khawahish khol kholna khtm khud khulta khush
  khushi khwahish ki kia kick kicked kickoff kicks kid kijie kijiega kijiye kijye kilo kind kinda kindest kindly
  kindness kinds kis kisi kiska kiski kisko kismat kisse kitab kitabein kitaben kitna kitnay kitne kitni kiya knew
  knock know knowhow knowing knowingly knowledge known knows ko kohat koi kon konsa koshish kpk kr krain krdein krdena
  krdo kren krlun krna krne krni kro krta krte krti krty kru krun krunga krungi krwa krwana krwani krwao krwate krwaty
  kuch kuchh kya kyon kyu kyun
`;
