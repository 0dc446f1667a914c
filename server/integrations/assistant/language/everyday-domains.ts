/**
 * Everyday life by its domains, in English and Roman Urdu: what people ask a machine about when they do not ask about us.
 * One such word outweighs a single word of ours beside it ("fee of a driving licence"). A word that somebody may well use
 * to us of himself (his trade, his family, his town) stands in `circumstances.ts` instead.
 */
export const everydayDomains = {
  food: `
    almond apple baked bakes baking barbecue bbq bean beans beef beer biryani biscuit biscuits boil boiled bread
    breakfast brownies burger burgers butter cake cakes calorie calories candy carrot chai chapati cheese cheesecake
    chicken chilli chips chocolate chutney cocktail coffee coke cooked cookery cooking cuisine curry daal dahi
    delicious dessert dinner dish dishes dough drinks dumpling egg eggs flour food foods fries fruit fruits garlic
    ghee ginger grape haleem halwa honda ingredient ingredients jam juice kabab karahi kebab kfc khana kheer lemon
    lemonade lunch mango mangoes masala mayonnaise mcdonalds meal meals meat milk muffin mutton nihari noodles
    nutrition oil omelette onion orange oven pakora pancake pancakes paratha pasta pepsi pickle pizza pizzas potato
    potatoes protein pulao raita recipe recipes restaurant_near rice roti saag salad salan salt samosa sandwich sauce
    shawarma sheer snack snacks soup spaghetti spice spices steak stew strawberry sugar sweets syrup tandoori tarkari
    taste tasty tea tikka toffee tomato tomatoes vegan vegetable vegetables vegetarian vinegar wheat wine yogurt zarda`,
  health: `
    ache acne acupuncture allergy ankle antibiotic antibiotics antidepressant anxiety appendix arthritis asthma autism
    backache bacteria bandage belly bimari bladder bleeding blood blood_pressure bone bones brain breast breastfeeding
    bruise bukhar burn_treatment cancer capsule cavity chakkar chemotherapy chest_pain cholesterol cold_flu
    constipation corona cough covid cramps cure dandruff dard dawa dawai dawaiyan dengue depressed depression
    dermatologist diabetes diabetic diagnose diagnosis diarrhea diarrhoea diet dieting disease diseases dizziness
    dosage dose dose_of eczema elbow emergency_ward eyesight fatigue fever fitness flu fracture gastric hair hairfall
    headache heart heartbeat hepatitis herbal hiccups homeopathic hormone hospital_fee hospitals hypertension
    ibuprofen ilaj immune infection inflammation injection injury insomnia insulin itching joint_pain khansi kidney
    kidneys knee lips liver lung lungs malaria mareez marz massage medication medications medicinal medicine medicines
    menstrual migraine miscarriage muscle muscles nausea neck neend nose obesity operation_of pain painful painkiller
    panadol paracetamol patient_of period_cramps periods_pain pet_mein pill pills pimple pimples pneumonia poison
    posture prescription pulse rash recovery_from root_canal scar sinus skin sleep sleeping sneeze sore spine sprain
    stitches stomach stress_relief stroke swelling symptom symptoms tablets teeth therapist therapy throat thyroid
    tonsils tooth toothache toothpaste treatment tuberculosis tumor tumour typhoid ulcer urine vaccination vaccine
    vaccines virus_infection vitamin vitamins vomit vomiting weight weight_loss wound wrist zukam nuskha jaagta totka
    totkay`,
  animals: `
    alligator animal animals ant ants bakra bandar bear bears bee bees billi bird birds bite bites breed buffalo bull
    bunny butterfly camel cat cats cattle chick chicks chiriya cobra cockroach cow cows crocodile crow deer dinosaur
    dinosaurs dog dogs dolphin donkey duck eagle elephant elephants farming fish fishes fishing fox frog ghora giraffe
    goat goats goldfish gorilla hamster hathi hawk hen_farm hens horse horses insect insects janwar kangaroo kitten
    kittens kutta kutte leopard lion lions lizard lizards machli mongoose monkey monkeys mosquito mosquitoes
    mouse_trap murgi octopus owl ox panda parrot parrots peacock penguin penguins pet pets pigeon pigeons poultry
    puppies puppy rabbit rabbits rat rats reptile saanp scorpion shark sharks sheep sher snail snake snakebite snakes
    species spider spiders squirrel tadpole tiger tigers tortoise turtle turtles venom venomous vet wasp whale whales
    wildlife wolf wolves zebra zoo`,
  nature: `
    acid agriculture air_quality asteroid atmosphere atom atoms bamboo barish beach big_bang black_hole cactus canyon
    carbon climate climate_change cloud_in cloudburst cloudy comet continent continents cyclone darakht dariya desert
    earth earthquake eclipse element_in energy_of environment evaporate evolution fertilizer flood floods flower
    flowers fog forecast_for forest fossil galaxy garden gardening garmi glacier gravity greenhouse hail hailstorm
    humidity hurricane ice iceberg island jungle k2 lake leaf leaves_of lightning mars mausam mercury milky_way
    molecule monsoon moon mosam mountain mountains nebula ocean oceans orchid oxygen ozone peak_of phool
    photosynthesis planet planets plant plants plastic pollution rain rainbow rainfall raining rains rainy river
    rivers rose roses samandar satellite saturn sea seeds sehra smog snow snowfall soil solar solar_panel solar_system
    species_of spring_season storm sun sunlight sunny sunrise sunset suraj tallest telescope temperature thunder
    thunderstorm tide toofan tornado tree trees tsunami universe vegetation volcano volcanoes waterfall wave waves
    weather winds winter_season zalzala`,
  sport: `
    afridi arsenal athlete athletics babar badminton ballon barcelona baseball basketball batsman batting bodybuilding
    bowler bowling boxer boxing champions_league championship chelsea coach_of cricket cricketer cricketers cup
    cycling dangal defender derby dribble f1 fawad fielding fifa football footballer footballers formula_1 goalkeeper
    golf gymnast gymnastics haar_gaya haara hockey icc innings ipl jeeta jeetay jeetega jersey jogging judo kabaddi
    karate khel khiladi knockout kohli kung_fu lbw league liverpool manchester marathon match match_ka matches medal
    messi mma nadal nba nfl odi offside olympic olympics pcb peshawar_zalmi player players premier_league psl pushups
    quidditch race_today races racing referee ronaldo rugby runs scorecard scored scorer shaheen skating skiing
    snooker soccer sport sports squash stadium stumps swim swimmer swimming t20 taekwondo tennis test_match tournament
    trophy ufc umpire volleyball wicket wickets wimbledon winner workout workouts world_cup wrestler wrestling wwe
    yoga`,
  games: `
    call_of_duty candy_crush carrom chess clash_of crossword domino dungeon esports fifa_23 fortnite free_fire gamer
    gamers gaming genshin gta gta5 gta6 hogwarts jigsaw ludo mario minecraft monopoly nintendo playstation pokemon ps4
    ps5 pubg puzzle puzzles quiz_game riddle riddles roblox scrabble steam_game sudoku tekken tic_tac trivia
    uc_purchase valorant video_game video_games xbox zelda`,
  entertainment: `
    actor actors actress actresses album albums anime audition avengers band_of batman bhangra billie blackpink
    bollywood bollywood_song box_office bts cartoon cartoons celebrities celebrity cinema cinemas coke_studio comedian
    comedy comic comics concert concerts dance dancer dancing director_of dj drake drama dramas episode episodes
    fanfiction film films funny gaana gaane gana ganay ghazal gossip grammy guitar hania harry_potter hbo heist
    hollywood horror imdb joke jokes karaoke kardashian lateefa lateefay lateefe latifa lyrics magician marvel mawra
    melody meme memes movie movies music musical naat netflix novel novels opera oscar oscars piano playlist podcast
    pop_song premiere prince_of quotes rapper reality_show releasing season_of selena series_on series_to shahrukh
    shakira shayari sher_sunao sing singer singers singing sitcom soap_opera soundtrack spiderman spotify star_wars
    superhero swift taylor thriller tiktok tiktoker titanic trailer turkish_drama tv_show tv_shows vampire violin vlog
    vlogger web_series youtuber youtubers zombie`,
  culture: `
    aristotle art_gallery author authors book_by calligraphy da_vinci essay essays fable fairy fairytale fiction
    folklore grammar haiku hamlet iqbal kahani limerick literature metaphor mona_lisa museum mythology nazm noun
    novelist opposite painting paintings palindrome paragraph_on philosopher philosophy plato poem poems poet poetry
    poets pronunciation proverb rhyme rhymes sculpture shakespeare sketch socrates sonnet speech_on stories story
    synonym synonyms taj_mahal tale urdu_poem verb verse verses`,
  state: `
    ambassador army assembly benazir bhutto biden brexit cabinet caliph census chairman chief_justice chief_minister
    civil_war colonial communism congress constitution corruption coup crown democracy dictator diplomat drone elected
    election elections embassy emperor empire flag freedom_fighter gaza general_elections genocide governor_of hitler
    hukumat imf imran inflation israel jinnah kashmir_issue khilafat king kingdom lok_sabha martial_law mayor minister
    ministers ministry_of modi mohenjo monarch mughal mughals mujahid musharraf napoleon national_anthem nato nawaz
    nobel nuclear ottoman pak_army parliament partition pmln politician politicians politics population ppp president
    presidents prime_minister prophet protest province provinces pti putin quaid queen referendum revolution sadar
    senate senator sharif shehbaz siege sultan supreme_court taliban treaty tribe trump ukraine un_security vote voted
    voter voters voting war wars wazir wazir_e_azam world_war ww1 ww2 zardari zelensky`,
  faith: `
    allah aquarius astrology ayat azaan azan bhagwan bible bishop buddha buddhism capricorn christian christianity
    christmas diwali dua duas easter eid_ki eid_milad fajr farz fatwa god gods gurdwara hadees hadith halal_or haram
    heaven hell hifz hindu hinduism holi horoscope islam islamic istikhara jannah jesus jinn juma_prayer kafir kalma
    khwab_ki kundli leo_zodiac maghrib milad mosques muharram muslim muslims nafl namaz numerology palmistry pillars
    pope pray prayer prayers priest prophets qibla quran quranic qurbani rakat ramadan_start religion religions
    religious rosary roza rozay roze sahih sajda scorpio shia shirk sin sins soul sunnah sunni surah surahs tajweed
    taraweeh tarot taweez temple virgo wazifa wazu witr wudu zakah zakat zodiac sehri iftari`,
  relations: `
    abused affair bestfriend birthday boyfriend breakup bride crush cuddle cute dating dhoka divorce dowry dulha
    dulhan ex_wife father_in_law flirt flirting friendship ghar_wale_nahi gift gifts girlfriend girlfriends groom
    heartbroken honeymoon hug hugs in_love intimate ishq jealous kiss kissing lonely lonliness love_letter love_life
    love_me lover lovers mangetar marry_me mehndi mohabbat mother_in_law naked naraz nikah nude porn proposal_to
    propose pyaar pyar rishta romance romantic saas sex sexual sexy soulmate talaq tinder toxic_relationship valentine
    virgin walima love`,
  travel: `
    aeroplane airbnb airlines airplane airport airways bahria_town_distance beach_resort boarding_pass bus_stand
    bus_ticket buses careem cruise daewoo door_hai emirates_airline expedition faisal_mosque flights fort gari_ka
    hiking holiday_package honeymoon_trip hotel_booking hotels hunza indrive itinerary jahaz k2_base kaghan karakoram
    kilometer kilometers km luggage map_of metro metro_bus minar motel motorway murree museum_timing naran
    northern_areas orange_line passengers pia picnic pilgrim railway resort resorts rickshaw route safari sightseeing
    skardu_tour station subway swat_tour taxi_fare ticket tickets tour tourism tourist tourists tours train_fare
    trains travel_guide traveler trek trekking trips uber visit_visa yacht journey train_number fly flying`,
  vehicles: `
    125cc aircraft alto bicycle bike bikes brake brakes bullet_train bumper bus car car_insurance carburetor cars
    city_car civic clutch corolla cultus cycle_price diesel driving engine engines fuel gaari gaariyan gari gearbox
    headlight helicopter highway jeep licence_plate mehran mercedes mileage motor motorbike motorcycle mpg
    parking_ticket petrol puncture radiator revo scooter sedan ship ships sportage submarine suv suzuki tesla
    token_tax toyota tractor traffic truck trucks tyre tyres vehicle vehicles wheel windscreen yamaha`,
  shopping: `
    abaya adidas aliexpress apparel bag bags bata_shoes bedsheet bracelet brands_of carpet ceramic chandi clothes
    clothing coat cosmetics couch curtain curtains daraz diamond dress dresses earrings ebay eyeliner fabric fashion
    flipkart footwear foundation_cream fragrance furniture gadget gold gown gul_ahmed haircut hairstyle handbag imtiaz
    jacket jeans jewellery jewelry joota joote joray kameez kapde kapray kapre khaadi kurta lawn_suit lehenga lipstick
    louis_vuitton makeup mattress naqab necklace nike ornaments outfit outfits pant pants perfume pillow polish purse
    ring_price sandals sapphire_lawn scarf shalwar shampoo shirt shirts shoe shoes silver skincare skirt socks sofa
    sona sone sunglasses sunscreen sweater toothbrush toy toys trousers tshirt walmart wardrobe watch_price
    wrist_watch zara sells bikta bechta`,
  gadgets: `
    ac_price airpods alexa android_14 antivirus apple_watch battery bluetooth cctv charger charging_port copilot
    earbuds earphones fridge geyser gmail_password hard_drive huawei infinix inverter ios_17 ipad iphone iphone_15
    iphones itel jailbreak_iphone jazz_internet kindle led_tv lenovo macbook_price microwave motherboard motorola
    nayatel nokia oneplus oppo pankha photo photos pixel_phone playstore_error power_bank printer processor_price ptcl
    qmobile realme redmi refrigerator samsung selfie selfies sim sim_card sim_package siri smart_tv smartwatch
    snapchat snapdragon solar_price ssd storage_full tecno telegram telenor television touchscreen tv twitter ufone
    ups_battery usb vivo vpn washing_machine whatsapp_hack windows_10 windows_11 xiaomi zong hack hacked`,
  home: `
    apartment apartments bathroom bed bedroom blanket brick bricks broom bucket carpet_cleaning ceiling cement cleaner
    cleaning_service cockroaches detergent dishwasher drain faucet flat_for floor_tiles furniture_price gardener
    gas_bill house_for housekeeping intiqal kanal kiraya kiraye lamp laundry maid makan marla mortgage paint_colour
    plot plots plumbing rent rental rented roof sewage sink sweeper tap taps tenant tile tiles toilet vacuum wall
    walls washroom water_tank window_cleaner zameen steel saria landlord malik_makan deposit_back security_deposit`,
  finance: `
    bijli_ka_bill bill_check binance bisp bitcoin bonds brokerage btc committee_system crypto crypto_price
    cryptocurrency currency_rate debt dividend doge dollar_rate ehsaas electricity_bill ethereum euro_rate
    exchange_rate fbr finance_minister gdp gold_rate hedge ibft_limit income_tax insurance interest_rate invest
    investing kse loan loans lottery mutual_fund ntn pension prize_bond property_tax qarza riba riyal sales_tax
    sarmaya savings shares soneka state_bank stock_market stockmarket stocks sui_gas tax taxation taxes
    trading_signals trillion usdt wapda zakat_on`,
  papers: `
    affidavit arms_license asylum attestation b_form bail bform bharti birth_certificate citizenship_test cnic
    court_case crime criminal death_certificate domicile driving_licence driving_license fard fir green_card immigrate
    immigration jail lawsuit licence licences license licenses marriage marriage_certificate murder murderer nadra
    nikah_nama notary passport passports pcc police pr_canada prison prisoner rape rti schengen secp sentence_for
    shanakhti smart_card stamp_paper student_visa theft thief trademark traffic_challan trial_of vakalat visa visas
    work_permit work_visa zameen_ka`,
  schooling: `
    a_level aga_khan aiou aku alevel alevels allama_iqbal aptech arid ba_part bahria_university beaconhouse
    bed_admission bise bnu board_exam board_result british_council ca_course cambridge chartered codecademy comsats
    coursera cs50 css_exam css_paper css_syllabus datacamp date_sheet digiskills ecat edureka edx entry_test
    fast_university fpsc freecodecamp fungat gat gcse giki gmat google_certificate gre habib_university harvard iba
    ibm_course icap igcse issb khan_academy kindergarten kips lat lgs llb lums matric_result md mdcat merit_list
    montessori mphil_in navttc ned nts numl nums nust o_level olevel olevels oxford paper_pattern past_papers pgc
    pharm_d phd_in playgroup ppsc private_matric pucit punjab_university qau result_card roll_number_slip sat_exam
    saylani school_admission school_fees simplilearn skillshare stanford superior_college szabist tevta ucp udacity
    udemy uet uhs umt university_admission university_fee university_fees virtual_university w3schools zakariya bscs
    bsse`,
  trades: `
    acca acting actuarial air_hostess airhostess archery aviation baker_course barber barista_course bartending
    beautician blacksmith bookkeeping butcher carpentry cleaning cosmetology crochet dentistry dressmaking
    driving_test electrician_diploma embroidery fashion_designing first_aid flying forklift gardening_course
    homoeopathy hvac jewellery_making kadhai karate_class knitting lab_technician law_admission lifeguard
    makeup_artist masonry mehndi_course midwife midwifery modelling_agency nails_course nursing optometry
    painting_class paramedic patwari pharmacist_course pharmacy_technician phlebotomy photography physiotherapy
    plumber_course pottery radiology scuba sewing silai skydiving stitching tailoring teacher_training truck_driver
    veterinary videography weaving welding`,
  science: `
    algebra archimedes atomic avogadro calculus celsius chemical chromosome circle circumference compound_in cosine
    cube_root darwin density derivative dna einstein electron electrons entropy enzyme equation equations euclid
    experiment_on factorial fahrenheit feet_to fibonacci fraction fractions friction gene genetics geology geometry
    hydrogen inches integral invented inventor kilogram kilograms kinetic litres logarithm magnet magnetic mass_of
    matrix_inverse metabolism metric_ton miles mitochondria mitosis multiplication newton nitrogen nucleus organism
    ounces pendulum percentage_of periodic pi_value polygon potassium pounds_to prime_number prime_numbers proton
    protons pythagoras quadratic quantum radioactive radius reaction_of rectangle relativity sine skeleton sodium
    speed_of square_root squared telescope_invented theorem thermodynamics triangle trigonometry uranium vacuum_tube
    vector_addition velocity vertebrate volume_of x2 zoology`,
  assistant: `
    alarm alien aliens bedtime_story bored caption captions cheer compliment consciousness cover_letter dream dreams
    emoji emojis feelings ghost ghosts gup_shup hashtags headlines homework_help horoscopes imagine insult
    kardoge_shadi laugh leave_application lonely_today love_poem magic mood news news_headlines nightmare
    password_generator pirate prank rap remind reminder roast role_play sad selfaware sentient sing_me siri_or
    slogan_for soulmates suicide tattoo timer tongue_twister tweet unicorn username_idea wakeup wish_list tips hustle
    motivational investment wear pretend`,
  others: `
    alcohol amazon anniversary atif bake betting beyonce boat bomb bypass cab calculator camping capital carding
    casino castle cigarette coca cocaine compile crops crust ddos debug download dragon drug drugs drums einsteins
    elon entanglement everest foodpanda forex gambling game games gates gun guns halloween hashtag headline hunting
    infant jazz keylogger kill leak lucky marry musk nca newborn nile origami paint palace pandemic parachute poker
    prince princess psx pyramid pyramids ransom ranvier roman rumour sailing salman score song songs starbucks steal
    stolen tcp toddler torrent translate translation udp ups username vape washing weapon weapons weddings win wins
    wizard won zuckerberg`,
} as const;
