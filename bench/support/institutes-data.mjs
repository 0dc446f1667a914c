/** Writes people, each with an inquiry and a lead of the last months, and students in batches of a hundred. */
export const institutesData = ({ leads, students }) => `
  create temporary table made as
    select n, gen_random_uuid() as person, gen_random_uuid() as inquiry, now() - n * interval '${23e6 / leads} seconds' as at
    from generate_series(1, ${leads}) n;
  insert into people (id, created_at, name, email) select person, at, 'Person ' || n, n || '@example.com' from made;
  insert into inquiries (id, created_at, person_id, first_name, last_name, email, phone, inquiry_type, message)
    select inquiry, at, person, 'Person', n::text, n || '@example.com', '', '', 'Is there a weekend batch?' from made;
  insert into leads (id, created_at, person_id, source, about, state, due_at, changed_at, came_from, country)
    select gen_random_uuid(), at, person, 'contact', inquiry,
      (array['new', 'answered', 'answered', 'won', 'lost'])[1 + n % 5], at + interval '1 day', at,
      'source-' || 1 + n % 20, (array['PK', 'AE', 'US', 'GB'])[1 + n % 4] from made;
  insert into batches (id, course_id, name, mode, schedule, timing, instructor, start_date, end_date, seats, description)
    select 'bench-' || n, 'data-analyst', 'Batch ' || n, 'Online', 'Mon, Wed', '7:00 PM – 8:30 PM Pakistan time', 'Noor Fatima',
      '2026-01-05', '2026-06-29', 100, '' from generate_series(0, ${students / 100 - 1}) n;
  insert into batch_enrolments (id, created_at, person_id, batch_id, state, is_paid, changed_at)
    select gen_random_uuid(), at, person, 'bench-' || n % ${students / 100}, 'completed', true, at
    from made where n <= ${students};
  insert into enrolments (id, form, first_name, last_name, email, phone, course_id, plan, message, fingerprint, created_at)
    select person, 'plan', 'Person', n::text, n || '@example.com', '', 'data-analyst', 'standard', '', n::text, at
    from made where n <= ${students};
  insert into orders (id, reference, enrolment_id, plan_title, course_title, monthly_minor, months, amount_minor, currency,
      schedule, state, created_at, due_at)
    select person, 'R' || lpad(n::text, 7, '0'), person, 'Standard', 'Data Analyst', 14900, 4, 59600, 'USD', 'monthly',
      'paid', at, at + interval '1 week' from made where n <= ${students};
  insert into ledger_entries (order_id, kind, amount_minor, instalment, due_at, at, actor)
    select person, 'charge', 14900, month, at + month * interval '1 month', at, 'system'
    from made cross join generate_series(1, 4) month where n <= ${students};
  insert into ledger_entries (order_id, kind, amount_minor, due_at, at, actor, method)
    select person, 'payment', -14900 * (4 - (n % 10) / 9), at, at, 'staff', 'bank' from made where n <= ${students};
  insert into visit_counts (day, source, country, course_id, visits)
    select current_date - day, 'source-' || source, country, course, 3
    from generate_series(0, 364) day cross join generate_series(1, 20) source cross join unnest(array['PK', 'AE', 'US', 'GB']) country
      cross join unnest(array['', 'data-analyst']) course;
  insert into audit_entries (at, actor, actor_id, verb, subject, subject_id, details)
    select at, (array['staff', 'system'])[1 + n % 2], 'staff-' || n % 7, 'settleLead', 'lead', person::text,
      '{"from":"new","to":"won"}' from made;
  analyze;`;

/** Fills a batch with a class and its work: students, assignments, and a grade of every student for each of them. */
export const classData = (batchId, { students, works }) => `
  update batches set seats = 5000 where id = '${batchId}';
  create temporary table class as select n, gen_random_uuid() as person, gen_random_uuid() as seat
    from generate_series(1, ${students}) n;
  insert into people (id, name, email) select person, 'Student ' || n, 'student-' || n || '@example.com' from class;
  insert into batch_enrolments (id, person_id, batch_id, state, is_paid, changed_at)
    select seat, person, '${batchId}', 'active', true, now() from class;
  create temporary table work as select n, gen_random_uuid() as id from generate_series(1, ${works}) n;
  insert into class_work (id, batch_id, kind, title, points, due_at, created_at, published_at)
    select id, '${batchId}', 'assignment', 'Work ' || n, 20, now() + interval '7 days', now(), now() from work;
  insert into assignment_details (work_id, accepts, max_file_bytes, rubric)
    select id, '["text","link","file"]', 10485760, '[{"id":"a","title":"It works","points":12}]' from work;
  insert into grades (work_id, enrolment_id, points, graded_at) select work.id, seat, 10, now() from work cross join class;
  analyze;`;
