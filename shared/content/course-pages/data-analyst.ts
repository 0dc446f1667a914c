import { company } from "../company.ts";
import type { CoursePage } from "./course-page.ts";

/** The Data Analysis course's landing page, with its own claims and rupee price (specification §3, §9). */
export const dataAnalystPage: CoursePage = {
  id: "data-analyst",
  meta: {
    title: `Data analysis course: Excel, SQL, Power BI | ${company.name}`,
    description:
      "Three months of live classes in Excel, statistics, SQL, Python and Power BI on Pakistani data, with 6 projects, a dashboard and a capstone to show.",
  },
  hero: {
    title: "Turn untidy spreadsheets into decisions",
    lead: "Three months from your first PivotTable to a forecast you can defend. You practise on mandi prices, rainfall, parcels and exports, and learn to say what the numbers do not prove.",
  },
  market: {
    title: "Why now",
    lead: "Banks, shops, factories and hospitals keep more records than they can read. People who can question them are wanted in Pakistan and abroad.",
    claims: [
      { figure: "30%+", label: "growth in demand for data analysts" },
      { figure: "PKR 120,000 to 500,000", label: "salaries per month" },
    ],
  },
  priceNote: { amount: 2000, currency: "PKR", text: "PKR 2,000/month" },
  reasons: {
    title: "Why learn data analysis with us",
    lead: "The tools an office uses, in the order you will need them.",
    cards: [
      {
        icon: "map",
        title: "Data from here",
        text: "Market prices from Punjab, rainfall by district, remittances from the State Bank: numbers you can check against life.",
      },
      {
        icon: "compass",
        title: "The question before the chart",
        text: "Each lab begins with somebody who has to decide something, and ends with a page they could read.",
      },
      {
        icon: "refresh",
        title: "Work that can be repeated",
        text: "Power Query steps, SQL files and notebooks instead of edits by hand that nobody can trace.",
      },
      {
        icon: "eye",
        title: "Honest about doubt",
        text: "Samples, intervals and forecast errors are part of every answer, in plain words.",
      },
    ],
  },
  modules: {
    title: "What the 12 weeks hold",
    lead: "Ten modules in three months. The full outline lists each week with its lab.",
    list: [
      { title: "Spreadsheets for analysts", text: "Tables, lookups, PivotTables and good questions" },
      { title: "Cleaning with Power Query", text: "Repeatable steps, doubles, gaps and a log of changes" },
      { title: "Descriptive statistics", text: "Median, spread, distributions and correlation" },
      { title: "Sampling and testing a claim", text: "Intervals, t-tests, A/B tests and p-values in plain words" },
      { title: "SQL on PostgreSQL", text: "Joins, grouping, window functions and cohorts" },
      { title: "Python and pandas", text: "DataFrames, merging, and checks that fail loudly" },
      { title: "Exploring and visualising", text: "Choosing a chart, honest axes and district maps" },
      { title: "Power BI and DAX", text: "Star schemas, measures, refresh and access by role" },
      { title: "Forecasting", text: "Seasons, smoothing, ARIMA and the error next to the line" },
      { title: "Capstone and career", text: "SQL, notebook, dashboard, a ten-minute talk and a CV" },
    ],
  },
  abilities: {
    title: "What you will be able to do",
    lead: "Things a manager will notice in your first month.",
    list: [
      "Clean a raw register of thousands of rows and refresh the result in one click",
      "Answer business questions in SQL with joins, groups and window functions",
      "Read Excel, CSV, JSON and a database from one Python notebook",
      "Choose a chart that fits the question, and label it so that it cannot mislead",
      "Draw a map of Pakistan's districts from a table",
      "Model data in Power BI as a star schema and write measures in DAX",
      "Let each regional manager see one region only",
      "Judge an A/B test, and say how sure you are",
      "Forecast six months ahead and state the usual error",
      "Write a one-page brief: finding, evidence, doubt, recommendation",
    ],
  },
  roles: {
    title: "Work this prepares you for",
    lead: "Posts that ask for these tools by name.",
    list: [
      { title: "Reporting or MIS analyst", text: "Monthly figures that refresh by themselves" },
      { title: "Junior data analyst", text: "SQL and Python for sales, supply or customer teams" },
      { title: "Power BI developer", text: "Models, measures and dashboards with access by role" },
      {
        title: "The analyst of your own department",
        text: "In accounts, a hospital, a school or a shop you already know",
      },
    ],
  },
  closing: {
    title: "Bring a spreadsheet that annoys you",
    lead: "Ask for a place in the next batch, or read every week of the outline first.",
    action: { label: "Enroll Now", href: "/enrollnow?course=data-analyst" },
  },
};
