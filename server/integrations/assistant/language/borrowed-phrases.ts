/**
 * Phrases ("_" between words) that borrow a word of ours for another thing: "main course", "batch file", "data package".
 */
export const borrowedPhrases = new Set(
  `
  ac_repair allah_says amazon_river art_class assignment_solution batch_file batch_of_cookies batch_process binary_tree
  blood_test bubble_sort bus_timing business_class call_package camera_installation canada_visa cards_game
  certificate_of_deposit chicken_farm class_action convert_usd cookies_recipe cooking_class court_marriage
  crack_password crack_version dance_class data_package data_plan doctor_near drawing_lesson driving_class
  driving_school economy_class excel_at first_class forecast_today galaxy_s germany_capital gift_card golf_course
  government_of greeting_card guitar_class gym_class hack_account hack_facebook hack_instagram hack_whatsapp history_of
  holidays_in homework_solution house_for_sale id_card inverter_price islam_says javascript_error kubernetes_error
  land_record laptop_price lawyer_for leetcode_problem linked_list lose_weight lost_my machine_gun machine_wash
  main_course math_problem meaning_of_life mern_todo middle_class mobile_data music_class node_of not_starting
  nursery_school obstacle_course outer_space pain_relief passport_office pkr_to pregnancy_test protein_shake
  quran_class race_course rate_today react_to react_with result_kab ring_size riyal_rate roman_empire salary_slip
  school_bus school_fees_of security_camera security_guard shah_rukh skin_rash ssl_certificate stack_overflow star_sign
  swift_song swimming_class tablet_dose telephone_invented tennis_court today_news toyota_price train_station
  train_ticket train_timing travel_to turn_on turning_on uk_visa us_visa usd_to utility_bill visa_fee visa_fees
  visa_for wallet_lost water_bill web_of express_train train_to train_from wifi_password wont_start working_class
  yoga_class
  labour_law tax_law family_law tax_return hec_scholarship wifi_slow dollar_ka euro_ka pound_ka riyal_ka dirham_ka register_a_company company_registration names_for baby_names what_time_is_it time_is_it plan_a plan_my kitne_number kitnay_number kitne_marks cyber_monday government govt recover
  uni_of university_of part_1 part_2 first_year second_year earn_money_online salary_increase do_you_live are_you_single are_you_married
  home_tutor home_tuition
  masters_in degree_in phd_in bachelors_in bs_in
  of_pakistan of_facebook of_google recording_studio google_data google_interview monthly_budget
  weekend_plans deviation
  `.match(/\S+/g),
);
