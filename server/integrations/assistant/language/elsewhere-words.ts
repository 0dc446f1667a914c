/**
 * Words and phrases ("_" between words) that point elsewhere: where one stands, the question has to be about us very
 * clearly. Not a list of everything else there is, only of what people ask a machine for.
 */
export const elsewhereWords = new Set(
  `
  ac_repair acid actor actress adidas aeroplane airline airplane airport alcohol algebra alien aliens allah_says
  amazon amazon_river animal animals anime anniversary anxiety apartment apple aristotle army art_class
  assignment_solution astrology atif atom atoms avengers babar babies baby bake baking banana barish batch_file
  batch_of_cookies batch_process batman beach beer betting beyonce bible biden bike bikes binary_tree biology bird
  birds birth_certificate birthday biryani bitcoin bite bites blood blood_test board_result boat bollywood bomb boxing
  boyfriend bracelet bread breakfast breaking breakup bubble_sort buffalo bukhar burger bus bus_timing business_class
  bypass cab cake calculator calculus call_package calories camera_installation camping canada_visa cancer capital
  caption captions car carding cards_game careem carpenter carrom cars cartoon casino castle cat cats cctv celebrity
  celsius certificate_of_deposit chai chandi cheese chemical chemistry chess chicken chicken_farm china cholesterol
  christian christmas church cigarette civic class_action cnic cobra coca cocaine coffee coke compile comsats concert
  consciousness continent convert_usd cook cookies_recipe cooking cooking_class corolla corona court_case
  court_marriage covid cow crack_password crack_version cricket crops crossword cruise crush crust crypto
  cryptocurrency curry curtain curtains daal dance dance_class dancer dancing daraz dard data_package data_plan dating
  ddos death_certificate debug dengue depression derivative dha diabetes diesel diet dinner dinosaur dinosaurs disease
  diseases divorce diwali doctor_near dog dogs dollar_rate domicile dosage dose download dowry dragon drake drama
  dramas drawing_lesson dream dreams dress driving_class driving_license driving_school driving_test drug drugs drums
  dua earthquake ebay economy_class egg eggs egypt eid einstein einsteins election elections electrician
  electricity_bill elephant elon emoji emojis engine entanglement equation essay ethereum euro_rate everest excel_at
  exchange_rate exercise exercises factorial fahrenheit fashion fatwa faucet fertilizer fever fibonacci fifa film
  films first_class fish fishing flight flights flipkart flood flower flowers flying foodpanda football forecast_today
  forex fortnite france fridge fruit furniture galaxy galaxy_s gambling game games gaming garden gardening gas_bill
  gates gaza gdp generator geometry germany_capital ghazal ghost ghosts gift_card giki girlfriend goat god gold
  gold_rate golf golf_course gossip government_of gravity greece greeting_card guitar guitar_class gun guns gym_class
  hack_account hack_facebook hack_instagram hack_whatsapp hadith haircut halloween harvard hashtag hashtags headache
  headline headlines helicopter hifz hiking hindu history_of hitler hockey holiday holidays_in hollywood homework_help
  homework_solution honda horoscope hospital_fee hotel_booking hotels house_for_sale humidity hunting id_card imran
  infant infinix inflation insect insects insurance integral interest_rate inverter_price iphone ipl iqbal islam_says
  israel istikhara italy itinerary jail japan javascript_error jazz jewellery jewelry jinn joke jokes judo karahi
  karate kardashian kashmir_issue keylogger kfc khansi kidney kill kilograms kilometers kindergarten king kiss km
  knitting kohli kubernetes_error kung_fu lamp land_record laptop_price lateefa laundry lawsuit lawyer_for league leak
  leetcode leetcode_problem lemonade licence_plate linked_list lion lipstick litres liver loan loans london
  lose_weight lost_my lottery lucky ludo lums lunch lyrics machine_gun machine_wash magic main_course makeup malaria
  mango marathon marriage marriage_certificate marry mars marvel match matches math_problem matric_result mattress
  mausam mcdonalds meaning_of_life mechanic medicine medicines mehran meme memes mern_todo messi metro microwave
  middle_class mileage miles milk minecraft minister mobile_data modi molecule moon mortgage motorcycle mountain
  mountains movie movies mughal murder murderer muscle music music_class musk nadra naked namaz napoleon nawaz nca
  necklace neend netflix newborn news newton nihari nikah nike nile node_of not_starting novel nuclear nude
  nullpointer nursery_school nust obstacle_course ocean olympics onion oppo origami outer_space oven oxford oxygen
  pain_relief paint painting palace palindrome palmistry pancakes pandemic parachute paris parking_ticket parliament
  passport passport_office passports pasta pension pepsi perfume petrol philosophy photosynthesis physics piano pillow
  pilot pizza pkr_to planet planets plant plants player players plot plots plumber poem poems poetry pokemon poker
  police politician politics population porn potato pounds_to prayer pregnancy pregnancy_test pregnant president
  prime_number prince princess prison property protein_shake psl psx pubg puppy puzzle pyramid pyramids quaid quantum
  queen quicksort quran quran_class qurbani race_course railway rain raining rainy ramadan ramzan ransom ranvier rash
  rate_today react_to react_with recipe recipes recursion regex relativity religion rent rental restaurant_near
  result_kab rice rickshaw riddle riddles ring_size rishta river rivers riyal_rate roman roman_empire romance ronaldo
  rumour russia sailing salad salary_slip salman salt samsung sandwich schengen school_bus school_fees_of score
  security_camera security_guard segfault senate sex sexy shaadi shah_rukh shakespeare shampoo shares shayari sheep
  ship shirt shoes silver sim_card sim_package singer sketch skin_rash skydiving smartphone snake snakebite snakes
  snapchat soccer socrates sofa solar_panel sona sone song songs soup spain spider spiderman spiders spotify
  ssl_certificate stack_overflow stacktrace stanford star_sign starbucks steal stock stocks stolen stomach stories
  storm story student_visa sudoku sugar suicide sunrise sunset superhero surah surgery suzuki swift_song swimming
  swimming_class symptom symptoms tablet_dose taekwondo tailor tajweed tattoo taweez tax taxes taxi taylor tcp tea
  telenor telephone_invented temperature tennis tennis_court tesla theft theorem therapy thief tiger tiktok titanic
  today_news toddler todo todolist tokyo tomato tomatoes torrent tourism tourist toyota toyota_price tractor traffic
  train_station train_ticket train_timing trains translate translation travel_to tree trees trip trivia truck trump
  tsunami turn_on turning_on tweet twitter tyre uber udp uet ufone uk_visa ukraine universe ups us_visa usd_to
  useeffect username usestate utility_bill vacation vaccine vaccines valentine vampire vape vegetable venomous violin
  virus_infection visa_fee visa_fees visa_for visit_visa vitamin vitamins vivo volcano wallet_lost walmart war wars
  washing water_bill weapon weapons weather web_of gaari gari makan express_train train_to train_from web_series wedding weddings weight_loss whale wifi_password win
  wine wins wizard won wont_start work_visa working_class workout world_cup xiaomi yoga yoga_class zameen zodiac
  zombie zong zuckerberg zukam
  `.match(/\S+/g),
);
