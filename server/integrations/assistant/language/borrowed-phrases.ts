/**
 * Phrases ("_" between words) that borrow a word of ours for another thing: "main course", "batch file", "data package".
 */
export const borrowedPhrases = new Set(
  `
  ac_repair allah_says amazon_river are_you_married are_you_single art_class assignment_solution baby_names
  bachelors_in batch_file batch_of_cookies batch_process binary_tree blood_test bs_in bubble_sort bus_timing
  business_class call_package camera_installation canada_visa cards_game certificate_of_deposit chicken_farm
  class_action company_registration convert_usd cookies_recipe cooking_class court_marriage crack_password
  crack_version cyber_monday dance_class data_package data_plan degree_in deviation dirham_ka do_you_live doctor_near
  dollar_ka drawing_lesson driving_class driving_school earn_money_online economy_class euro_ka excel_at express_train
  family_law first_class first_year forecast_today galaxy_s germany_capital gift_card golf_course google_data
  google_interview government government_of govt greeting_card guitar_class gym_class hack_account hack_facebook
  hack_instagram hack_whatsapp hec_scholarship history_of holidays_in home_tuition home_tutor homework_solution
  house_for_sale id_card inverter_price islam_says javascript_error kitnay_number kitne_marks kitne_number
  kubernetes_error labour_law land_record laptop_price lawyer_for leetcode_problem linked_list lose_weight lost_my
  machine_gun machine_wash main_course masters_in math_problem meaning_of_life mern_todo middle_class mobile_data
  monthly_budget music_class names_for node_of not_starting nursery_school obstacle_course of_facebook of_google
  of_pakistan outer_space pain_relief part_1 part_2 passport_office phd_in pkr_to plan_a plan_my pound_ka
  pregnancy_test protein_shake query_join quran_class race_course rate_today react_to react_with recording_studio
  recover register_a_company result_kab ring_size riyal_ka riyal_rate roman_empire salary_increase salary_slip
  scholarship_in scholarships_in school_bus school_fees_of seat_number second_year security_camera security_guard
  shah_rukh skin_rash ssl_certificate stack_overflow star_sign swift_song swimming_class tablet_dose tax_law
  tax_return telephone_invented tennis_court time_is_it today_news toyota_price train_from train_station train_ticket
  train_timing train_to travel_to trial_room turn_on turning_on uk_visa uni_of university_of us_visa usd_to
  utility_bill visa_fee visa_fees visa_for wallet_lost water_bill web_of weekend_plans what_time_is_it whatsapp_ban
  wifi_password wifi_slow wont_start working_class yoga_class
  `.match(/\S+/g),
);
